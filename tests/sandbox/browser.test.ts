import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** All modules that the file imports, directly or indirectly. */
function imported(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen
  const names = [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\b[^'\n]*(?:\n[^'\n]*)*?from '([^']+)'|^import '([^']+)'/gm,
    ),
  ].map((found) => found[1] ?? found[2] ?? '')
  seen.set(file, names)
  for (const name of names) if (name.startsWith('.')) imported(join(dirname(file), name), seen)
  return seen
}

test('the paper exchange runs in a browser: it imports neither Node nor the app above its wire format', () => {
  const modules = imported('sandbox/app.ts')
  expect(modules.size).toBeGreaterThan(30)
  const foreign = [...modules.values()].flat().filter((name) => !name.startsWith('.'))
  expect(new Set(foreign)).toEqual(new Set(['hono', 'hono/html', 'zod/mini', 'big.js']))
  const ours = [...modules.keys()].filter((file) => !file.startsWith('sandbox/'))
  expect(ours.filter((file) => !file.startsWith('src/api/') && file !== 'src/constants/limits.ts')).toEqual([])
})
