import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Store } from './store.ts'

export const DATABASE = '.sandbox/exchange.db'
/** That of an exchange with the prices of a host: other prices, other orders. */
export const liveDatabase = (owner: string) => `.sandbox/live-${owner.replaceAll(/[^\w.-]/g, '-')}.db`

/**
 * Rows in an embedded SQL file. A write is on the disk when it returns (write-ahead log, synchronous=FULL),
 * so an acknowledged order survives a kill -9 or a power cut.
 */
export function sqliteStore(file = DATABASE): Store {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec('PRAGMA busy_timeout = 2000; PRAGMA locking_mode = EXCLUSIVE')
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN IMMEDIATE; COMMIT')
  } catch (error) {
    // Two exchanges on one file would overwrite each other.
    throw new Error(`${file} is in use: stop the other paper exchange, or start this one with --memory`, {
      cause: error,
    })
  }
  database.exec('CREATE TABLE IF NOT EXISTS rows (key TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID')
  const put = database.prepare('INSERT INTO rows VALUES (?, ?) ON CONFLICT DO UPDATE SET text = excluded.text')
  const remove = database.prepare('DELETE FROM rows WHERE key = ?')
  const all = database.prepare('SELECT key, text FROM rows ORDER BY key')

  return {
    load: () => all.all().map(({ key, text }): [string, string] => [String(key), String(text)]),
    write: (rows) => {
      database.exec('BEGIN')
      try {
        for (const [key, text] of rows)
          if (text === null) remove.run(key)
          else put.run(key, text)
        database.exec('COMMIT')
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
    clear: () => database.exec('DELETE FROM rows'),
    close: () => database.close(),
  }
}
