"""Offers in the database: to take back, or to end the game."""

from dataclasses import replace

from sqlalchemy import Connection, delete, func, insert, select, update

from casusbelli.server import schema
from casusbelli.server.journal import TAKE_BACK
from casusbelli.server.rows import OfferRow


def add_offer(connection: Connection, offer: OfferRow) -> None:
    offers = schema.offers
    is_here = offers.c.table_id == offer.table_id
    last: int = connection.execute(select(func.coalesce(func.max(offers.c.number), 0)).where(is_here)).scalar_one()
    void = (offers.c.kind == TAKE_BACK) & (offers.c.entry < offer.entry)
    connection.execute(delete(offers).where(is_here, void))
    connection.execute(insert(offers).values(vars(replace(offer, number=last + 1))))


def remove_offer(connection: Connection, table_id: str, number: int) -> None:
    offers = schema.offers
    connection.execute(delete(offers).where(offers.c.table_id == table_id, offers.c.number == number))


def note_agreement(connection: Connection, table_id: str, number: int, seat: int) -> None:
    offers = schema.offers
    offer = update(offers).where(offers.c.table_id == table_id, offers.c.number == number)
    connection.execute(offer.values(agreed=offers.c.agreed.op("|")(1 << seat)))
