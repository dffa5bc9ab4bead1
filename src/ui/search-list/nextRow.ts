/** Rows that PageUp and PageDown move. */
const PAGE = 8

/** The index a key moves to; the arrows wrap around. Null for other keys, and for an empty list. */
export function nextRow(key: string, row: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (row + 1) % count
  if (key === 'ArrowUp') return (row + count - 1) % count
  if (key === 'PageDown') return Math.min(count - 1, row + PAGE)
  if (key === 'PageUp') return Math.max(0, row - PAGE)
  return null
}
