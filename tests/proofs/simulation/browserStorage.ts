/** The Storage of one page over what its origin or tab has stored; `changed` is called with its writes. */
export function storageOf(
  kept: Map<string, string>,
  changed: (key: string | null, before: string | null, after: string | null) => void,
) {
  const getItem = (key: string) => kept.get(key) ?? null
  return {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem,
    setItem: (key: string, value: string) => {
      const before = getItem(key)
      kept.set(key, String(value))
      if (before !== String(value)) changed(key, before, String(value))
    },
    removeItem: (key: string) => {
      const before = getItem(key)
      kept.delete(key)
      if (before !== null) changed(key, before, null)
    },
    clear: () => {
      kept.clear()
      changed(null, null, null)
    },
  }
}
