"""Data tables are read strictly: every error names the line."""

import pytest

from understudy.components.data_tables import Row, parse_table

COLUMNS = ("no.", "cost", "tags?", "income?", "name")
TABLE = """
# Some cards.
no. | cost | tags        | income | name

1   | 8    | earth space | yes    | Credicor
2   | 12   |             | -      | "Ecoline"
"""


def rows(text: str = TABLE) -> list[Row]:
    return parse_table("cards.txt", text, COLUMNS, ("no.",))


def test_a_table_is_read() -> None:
    first, second = rows()
    assert (first["no."], first["name"], second["name"]) == ("1", "Credicor", '"Ecoline"')
    assert (first.number("cost"), second.number("cost")) == (8, 12)
    assert first.words("tags", ("space", "earth")) == ("earth", "space")
    assert second.words("tags", ()) == ()
    assert (first.yes("income"), second.yes("income")) == (True, False)
    assert first.one_of("name", ("Credicor",)) == "Credicor"


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("cost |", "costs |", "line 3: the columns are"),
        ("no. | cost", "cost | no.", "line 3: the columns are"),
        ("income | name", "income | name | note", "line 3: the columns are"),
        ("| income | name", "| name", "line 3: the columns are"),
        ("| Credicor", "| Credicor | 3", "line 5: 6 cells in 5 columns"),
        ("| yes    | Credicor", "| Credicor", "line 5: 4 cells in 5 columns"),
        ("Credicor", "", "line 5: name of 1 cannot be ''"),
        ("Credicor", "-", "line 5: name of 1 cannot be ''"),
        ("2   |", "1   |", r"line 6: \('1',\) is listed twice"),
        (TABLE, "# Nothing.\n", "no rows"),
        (TABLE[TABLE.index("1   ") :], "", "no rows"),
    ],
)
def test_an_invalid_table_is_an_error(old: str, new: str, error: str) -> None:
    assert old in TABLE
    with pytest.raises(ValueError, match=f"cards.txt.*{error}"):
        rows(TABLE.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("| 8 ", "| 8.0 ", "line 5: cost of 1 cannot be '8.0'"),
        ("| 8 ", "| -8 ", "line 5: cost of 1 cannot be '-8'"),
        ("earth space", "earth moon", "line 5: tags of 1 cannot be 'earth moon'"),
        ("yes", "no", "line 5: income of 1 cannot be 'no'"),
        ("Credicor", "Creditor", "line 5: name of 1 cannot be 'Creditor'"),
    ],
)
def test_an_invalid_cell_is_an_error(old: str, new: str, error: str) -> None:
    def read(row: Row) -> None:
        row.number("cost")
        row.words("tags", ("earth", "space"))
        row.yes("income")
        row.one_of("name", ("Credicor",))

    read(rows()[0])
    row = rows(TABLE.replace(old, new, 1))[0]
    with pytest.raises(ValueError, match=f"cards.txt, {error}"):
        read(row)
