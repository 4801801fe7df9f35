"""The table in a browser: accounts, tables, press, deadlines and the store behind them."""
