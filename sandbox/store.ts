/** A row's text is JSON; null deletes it. */
export type Row = [key: string, text: string | null]

/** Where the paper exchange keeps what it has acknowledged. All rows of one write are kept together, or none. */
export interface Store {
  load: () => Iterable<[key: string, text: string]>
  write: (rows: Row[]) => void
  clear: () => void
  close: () => void
}

/** For tests and for the browser: gone with the page. */
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

/** Keeps nothing: the quickest. */
export const noStore = (): Store => ({ load: () => [], write: () => {}, clear: () => {}, close: () => {} })
