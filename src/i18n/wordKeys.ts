/**
 * The keys of the text for a word from the exchange: its own in `family`, then the fallback. As part of a key the word may contain no
 * dots, colons or other special characters.
 */
export const wordKeys = <Fallback extends string>(
  family: string,
  word: string | null | undefined,
  fallback: Fallback,
): Fallback[] =>
  // The word may have no text yet, so its key is typed as the fallback.
  /^\w{1,40}$/.test(word ?? '') ? [`${family}.${word}` as Fallback, fallback] : [fallback]
