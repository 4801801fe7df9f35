"""What a seat asks of the others: to take back, or to end the game. It is done once all people have agreed."""

from dataclasses import replace

from sqlalchemy import Connection, delete, func, insert, select, update

from casusbelli.server import schema
from casusbelli.server.journal import TAKE_BACK
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.rows import UNNUMBERED, OfferRow
from casusbelli.server.stored_table import StoredTable
from casusbelli.server.table_info import mask


async def take_back(table: StoredTable, seat: int, ply: int) -> None:
    """Take back the seat's last action, or ask the others where they have seen too much for that."""
    journal = table.playing()
    if ply != journal.ply:
        raise journal.stale(ply)
    target = journal.last_action_of(seat)
    if target is None:
        raise HouseRefusal("NothingToTakeBack", "nothing-to-take-back")
    journal.check_return(target)
    if journal.game.can_take_back(seat):
        await table.go_back(seat, target)
    else:
        await make_offer(table, TAKE_BACK, seat, target)


async def make_offer(table: StoredTable, kind: str, seat: int, ply: int) -> None:
    """Ask all other people; bots never mind."""
    if table.info.people() in ([], [seat]):
        await _fulfil(table, kind, seat, ply)
        return
    if any([offer.kind == kind and offer.seat == seat for offer in table.info.open_offers()]):
        raise HouseRefusal("TooMany", "offer-open")
    offer = OfferRow(table.id, UNNUMBERED, kind, seat, ply, entry=table.entries, agreed=1 << seat)
    await table.revise(lambda connection: _add_offer(connection, offer))


async def answer_offer(table: StoredTable, seat: int, number: int, agree: bool) -> None:
    """Agree to an offer, or refuse it: then it is gone."""
    offer = next((offer for offer in table.info.open_offers() if offer.number == number), None)
    if offer is None:
        raise HouseRefusal("NoSuchOffer", "no-such-offer")
    if not agree:
        await table.revise(lambda connection: _remove_offer(connection, table.id, number))
        return
    await table.revise(lambda connection: _note_agreement(connection, table.id, number, seat))
    if _is_agreed(table, number):  # whoever else agrees at this moment, in another process, sees less than we do
        await _fulfil(table, offer.kind, offer.seat, offer.ply)
        await table.revise(lambda connection: _remove_offer(connection, table.id, number))


def _is_agreed(table: StoredTable, number: int) -> bool:
    people = mask(table.info.people())
    return any([offer.number == number and not people & ~offer.agreed for offer in table.info.open_offers()])


async def _fulfil(table: StoredTable, kind: str, seat: int, ply: int) -> None:
    if kind == TAKE_BACK:
        await table.go_back(seat, ply)
    else:
        await table.end(seat, ply)


def _add_offer(connection: Connection, offer: OfferRow) -> None:
    offers = schema.offers
    is_here = offers.c.table_id == offer.table_id
    last: int = connection.execute(select(func.coalesce(func.max(offers.c.number), 0)).where(is_here)).scalar_one()
    void = (offers.c.kind == TAKE_BACK) & (offers.c.entry < offer.entry)
    connection.execute(delete(offers).where(is_here, void))
    connection.execute(insert(offers).values(vars(replace(offer, number=last + 1))))


def _remove_offer(connection: Connection, table_id: str, number: int) -> None:
    offers = schema.offers
    connection.execute(delete(offers).where(offers.c.table_id == table_id, offers.c.number == number))


def _note_agreement(connection: Connection, table_id: str, number: int, seat: int) -> None:
    offers = schema.offers
    offer = update(offers).where(offers.c.table_id == table_id, offers.c.number == number)
    connection.execute(offer.values(agreed=offers.c.agreed.op("|")(1 << seat)))
