"""Training of learned agents by playing: PPO with games on the CPU and PyTorch for the network."""
