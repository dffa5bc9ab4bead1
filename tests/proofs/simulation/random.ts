/** Mulberry32: numbers from 0 up to 1, the same for the same seed. */
export function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
export type Random = ReturnType<typeof random>

/** FNV-1a. A value drawn by name does not depend on earlier draws: leaving out a step changes no other. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** One of several, with probabilities by weight; null if all are zero. */
export function drawWeighted<One>(roll: number, all: readonly (readonly [weight: number, one: One])[]): One | null {
  let left = roll * all.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, one] of all) {
    left -= weight
    if (left < 0) return one
  }
  return null
}

export function oneOf<Item>(roll: Random, all: readonly Item[]): Item {
  const item = all[Math.floor(roll() * all.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
