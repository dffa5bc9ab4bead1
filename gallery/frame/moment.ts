/** The time of all still views: tiles, themes and languages show the same prices, and pictures do not change from week to week. */
export const MOMENT = Date.parse('2026-11-21T12:00:00Z')
