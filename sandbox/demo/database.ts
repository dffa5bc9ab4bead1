import type { Row, Store } from '../store.ts'

export interface BrowserStore extends Store {
  /** Settles when everything written so far is in the database. */
  written: () => Promise<void>
}

const ROWS = 'rows'

const result = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })

/** Rows in IndexedDB. The exchange reads and writes them in memory; the database follows asynchronously. */
export async function openStore(name: string): Promise<BrowserStore> {
  const opening = indexedDB.open(name)
  opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS)
  const database = await result(opening)
  const table = (mode: IDBTransactionMode) => database.transaction(ROWS, mode).objectStore(ROWS)
  const [keys, texts] = await Promise.all([
    result(table('readonly').getAllKeys()),
    result<string[]>(table('readonly').getAll()),
  ])
  const stored = keys.flatMap((key, index): [string, string][] =>
    typeof key === 'string' ? [[key, texts[index] ?? '']] : [],
  )

  let isCleared = false
  let pending = new Map<string, string | null>()
  let writing = Promise.resolve()
  const flush = () =>
    new Promise<void>((resolve, reject) => {
      if (!isCleared && pending.size === 0) return resolve()
      const rows = table('readwrite')
      if (isCleared) rows.clear()
      for (const [key, text] of pending)
        if (text === null) rows.delete(key)
        else rows.put(text, key)
      isCleared = false
      pending = new Map()
      rows.transaction.oncomplete = () => resolve()
      rows.transaction.onabort = () => reject(rows.transaction.error ?? new Error('IndexedDB'))
    })

  return {
    load: () => stored,
    write: (written: Row[]) => {
      for (const [key, text] of written) pending.set(key, text)
    },
    clear: () => {
      isCleared = true
      pending.clear()
    },
    close: () => database.close(),
    written: () => (writing = writing.then(flush)),
  }
}
