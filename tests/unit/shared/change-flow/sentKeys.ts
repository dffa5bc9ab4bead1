import { onTestFinished } from 'vitest'
import { config } from '../../../../src/platform/config.ts'
import { exchangeInUse } from '../../openExchange.ts'

/** Switches idempotency keys on for one test; returns a function that reads the keys sent to a path, in order. */
export function sentKeys(path: string): () => (string | null)[] {
  const before = config.idempotencyKey
  config.idempotencyKey = true
  onTestFinished(() => void (config.idempotencyKey = before))
  return () => exchangeInUse()?.keys(path) ?? []
}
