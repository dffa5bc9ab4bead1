/** An announcement without its numbers, except the count of a repeated message (×3). */
const kindOf = (text: string) => text.replaceAll(/(?<![×\d])\d+|[-+−]/g, '').replaceAll(/\s+/g, ' ')

/** The announcements that changed only in their numbers. */
export function changedNumbers(texts: readonly string[], before: readonly string[]): string[] {
  const gone = new Set(before.filter((text) => !texts.includes(text)).map(kindOf))
  return texts
    .filter((text) => /\d/.test(text) && !before.includes(text))
    .map(kindOf)
    .filter((kind) => gone.has(kind))
}

/** Number changes allowed per announcement in a minute without activity: a result and its correction. */
export const MOST_CHANGES = 2
export const REST_MS = 60_000
