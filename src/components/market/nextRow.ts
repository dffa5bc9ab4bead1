/** Rows a page key goes. */
const PAGE = 8

/** The row a key leads to; from either end the arrows go on at the other. Null for other keys, and where there are no rows. */
export function nextRow(key: string, row: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (row + 1) % count
  if (key === 'ArrowUp') return (row + count - 1) % count
  if (key === 'PageDown') return Math.min(count - 1, row + PAGE)
  if (key === 'PageUp') return Math.max(0, row - PAGE)
  return null
}
