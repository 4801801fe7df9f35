"""Maps and numbers of Condottiere that several chapters' tests lay out."""

COPIES = {
    "mercenary-1": 10,
    "mercenary-2": 8,
    "mercenary-3": 8,
    "mercenary-4": 8,
    "mercenary-5": 8,
    "mercenary-6": 8,
    "mercenary-10": 8,
    "winter": 3,
    "spring": 3,
    "bishop": 6,
    "courtesan": 12,
    "drummer": 6,
    "heroine": 3,
    "scarecrow": 16,
    "surrender": 3,
}

SCATTERED = ["torino", "venezia", "lucca", "ancona", "siena", "bologna"]
"""No two of them have a common border."""

FULL_BOARD = [
    ["parma", "modena", "urbino", "napoli"],
    ["genova", "mantova", "ferrara"],
    ["venezia", "bologna", "lucca"],
    ["siena", "ancona", "roma"],
    ["torino", "milano"],
    ["firenze", "spoleto"],
]
"""All regions, nobody has three adjacent ones, seat 0 has the most."""

TWO_LEADERS = [
    ["torino", "genova", "lucca"],
    ["milano", "bologna", "roma", "napoli"],
    ["ferrara", "urbino", "spoleto"],
    ["venezia", "mantova", "parma", "siena"],
    ["modena", "firenze", "ancona"],
]
"""All regions, nobody has three adjacent ones, seats 1 and 3 share the most."""
