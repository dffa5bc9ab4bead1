/** A row of a leaderboard that is kept in sight. */
export interface Pin {
  hash: string
  /** Its own row, as its reader says; the others are rivals. */
  isMe: boolean
}

/** Of one contest: as many as can be looked over. */
export const MAX_PINS = 5

export const isPinned = (pins: readonly Pin[], hash: string): boolean => pins.some((pin) => pin.hash === hash)

/** Takes a pinned row out, else pins it as a rival, if there is room. */
export function togglePin(pins: readonly Pin[], hash: string): readonly Pin[] {
  if (isPinned(pins, hash)) return pins.filter((pin) => pin.hash !== hash)
  return pins.length < MAX_PINS ? [...pins, { hash, isMe: false }] : pins
}

/** Makes a pinned row its reader's own, or a rival's again; nobody has two rows of his own. */
export const toggleMe = (pins: readonly Pin[], hash: string): readonly Pin[] =>
  pins.map((pin) => ({ hash: pin.hash, isMe: pin.hash === hash && !pin.isMe }))

/** What is left of pins that were kept: each row once, one's own at most once, no more than may be. */
export function wholePins(pins: readonly Pin[]): readonly Pin[] {
  const each = [...new Map(pins.map((pin) => [pin.hash, pin])).values()].slice(0, MAX_PINS)
  const me = each.find(({ isMe }) => isMe)
  return each.map((pin) => ({ hash: pin.hash, isMe: pin === me }))
}
