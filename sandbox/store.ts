/** A row's text is JSON; null deletes it. */
export type Row = [key: string, text: string | null]

/** Stores what the paper exchange has acknowledged. Each write is atomic. */
export interface Store {
  load: () => Iterable<[key: string, text: string]>
  write: (rows: Row[]) => void
  clear: () => void
  close: () => void
}

/** In memory, for tests and for the browser. */
export function memoryStore(): Store {
  const rows = new Map<string, string>()
  return {
    load: () => rows.entries(),
    write: (written) => {
      for (const [key, text] of written)
        if (text === null) rows.delete(key)
        else rows.set(key, text)
    },
    clear: () => rows.clear(),
    close: () => {},
  }
}

/** Stores nothing: the fastest. */
export const noStore = (): Store => ({ load: () => [], write: () => {}, clear: () => {}, close: () => {} })
