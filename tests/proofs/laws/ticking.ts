/** An announcement without its figures; how many times a message came (×3) is none of them. */
const kindOf = (text: string) => text.replaceAll(/(?<![×\d])\d+|[-+−]/g, '').replaceAll(/\s+/g, ' ')

/** The kinds of announcements that stood there before and stand there now with another figure. */
export function ticking(told: readonly string[], before: readonly string[]): string[] {
  const gone = new Set(before.filter((text) => !told.includes(text)).map(kindOf))
  return told.filter((text) => /\d/.test(text) && !before.includes(text)).map(kindOf).filter((kind) => gone.has(kind))
}

/** So often an announcement may change its figures in a minute in which nobody does anything: a result, and what corrects it. */
export const MOST_CHANGES = 2
export const REST_MS = 60_000
