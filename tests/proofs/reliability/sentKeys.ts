import { onTestFinished, vi } from 'vitest'
import { config } from '../../../src/platform/config.ts'

/** Switches idempotency keys on for one test; returns a function that reads the keys sent to a path, in order. */
export function sentKeys(path: string): () => (string | undefined)[] {
  const before = config.idempotencyKey
  config.idempotencyKey = true
  const asked = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => {
    config.idempotencyKey = before
    asked.mockRestore()
  })
  return () => asked.mock.calls.filter(([url]) => url === path).map(([, init]) => new Headers(init?.headers).get('idempotency-key') ?? undefined)
}
