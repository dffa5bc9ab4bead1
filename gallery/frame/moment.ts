/** All still views are of one moment: two tiles, themes or languages show the same prices, and a picture of today is one of last week's. */
export const MOMENT = Date.parse('2026-11-21T12:00:00Z')
