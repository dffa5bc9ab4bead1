/** A seeded source of chance. Its whole state is one number, so it is saved and restored with the world. */
export interface Chance {
  state: number
}

export const chance = (seed: number): Chance => ({ state: seed >>> 0 })

/** Mulberry32: 0 included, 1 excluded. */
export function next(source: Chance): number {
  source.state = (source.state + 0x6d2b79f5) >>> 0
  let mixed = source.state
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

/** About normal: mean 0, deviation 1. Sums only, so that every machine gets the same digits. */
export const bell = (source: Chance): number =>
  (next(source) + next(source) + next(source) + next(source) - 2) * 1.7320508075688772

export const between = (source: Chance, low: number, high: number): number => low + next(source) * (high - low)

export function pick<Item>(source: Chance, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(next(source) * items.length)] ?? items[0]
}

/** A text as a number, for seeds (FNV-1a). */
export function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return sum >>> 0
}

/** Lower-case hexadecimal digits, for tokens and hashed names. */
export function hexDigits(source: Chance, length: number): string {
  let digits = ''
  while (digits.length < length)
    digits += Math.floor(next(source) * 65_536)
      .toString(16)
      .padStart(4, '0')
  return digits.slice(0, length)
}
