"""The database: tables, transactions, migrations, SQLite and PostgreSQL."""
