/** A pinned row of a leaderboard. */
export interface Pin {
  hash: string
  /** The user's own row, as marked by the user; the others are rivals. */
  isMe: boolean
}

/** Maximum per contest. */
export const MAX_PINS = 5

export const isPinned = (pins: readonly Pin[], hash: string): boolean => pins.some((pin) => pin.hash === hash)

/** Unpins a row, or pins it as a rival if there is room. */
export function togglePin(pins: readonly Pin[], hash: string): readonly Pin[] {
  if (isPinned(pins, hash)) return pins.filter((pin) => pin.hash !== hash)
  return pins.length < MAX_PINS ? [...pins, { hash, isMe: false }] : pins
}

/** Marks a pinned row as the user's own, or as a rival again; only one row can be the user's own. */
export const toggleMe = (pins: readonly Pin[], hash: string): readonly Pin[] =>
  pins.map((pin) => ({ hash: pin.hash, isMe: pin.hash === hash && !pin.isMe }))

/** Cleans up stored pins: each row once, at most one own row, not more than the maximum. */
export function cleanPins(pins: readonly Pin[]): readonly Pin[] {
  const each = [...new Map(pins.map((pin) => [pin.hash, pin])).values()].slice(0, MAX_PINS)
  const me = each.find(({ isMe }) => isMe)
  return each.map((pin) => ({ hash: pin.hash, isMe: pin === me }))
}
