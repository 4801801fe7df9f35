"""Offers in the database: to take back, or to end the game."""

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from casusbelli.server import schema
from casusbelli.server.journal import TAKE_BACK


def add_offer(connection: Connection, table_id: str, offer: dict[str, Any]) -> None:
    offers = schema.offers
    last = select(func.coalesce(func.max(offers.c.number), 0)).where(offers.c.table_id == table_id)
    number = connection.execute(last).scalar_one() + 1
    void = (offers.c.kind == TAKE_BACK) & (offers.c.entry < offer["entry"])
    connection.execute(delete(offers).where(offers.c.table_id == table_id, void))
    connection.execute(insert(offers).values(table_id=table_id, number=number, **offer))


def remove_offer(connection: Connection, table_id: str, number: int) -> None:
    offers = schema.offers
    connection.execute(delete(offers).where(offers.c.table_id == table_id, offers.c.number == number))


def note_agreement(connection: Connection, table_id: str, number: int, seat: int) -> None:
    offers = schema.offers
    offer = update(offers).where(offers.c.table_id == table_id, offers.c.number == number)
    connection.execute(offer.values(agreed=offers.c.agreed.op("|")(1 << seat)))
