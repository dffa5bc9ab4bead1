/** Browser storage of one origin, or of one of its tabs: shared by all pages that open it. */
export class StoredItems {
  readonly items = new Map<string, string>()
  /** If the browser blocks storage, every access throws. */
  isBlocked = false
}

/** The Storage of one page; `changed` is called with its writes. */
export function storageOf(
  kept: StoredItems,
  changed: (key: string | null, before: string | null, after: string | null) => void,
) {
  const guarded = <Result>(access: () => Result) => {
    if (kept.isBlocked) throw new DOMException('storage is blocked', 'SecurityError')
    return access()
  }
  return {
    get length() {
      return guarded(() => kept.items.size)
    },
    key: (index: number) => guarded(() => [...kept.items.keys()][index] ?? null),
    getItem: (key: string) => guarded(() => kept.items.get(key) ?? null),
    setItem: (key: string, value: string) =>
      guarded(() => {
        const before = kept.items.get(key) ?? null
        kept.items.set(key, String(value))
        if (before !== String(value)) changed(key, before, String(value))
      }),
    removeItem: (key: string) =>
      guarded(() => {
        const before = kept.items.get(key) ?? null
        kept.items.delete(key)
        if (before !== null) changed(key, before, null)
      }),
    clear: () =>
      guarded(() => {
        kept.items.clear()
        changed(null, null, null)
      }),
  }
}
