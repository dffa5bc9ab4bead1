import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceLine } from '../../../gallery/chart/state/sources.ts'

const lineAt = (file: string, path: string) => {
  const source = readFileSync(file, 'utf8')
  return source.split('\n')[(sourceLine(source, path) ?? 0) - 1]?.trim()
}

test.each([
  ['src/machines/reset.ts', '', '}).createMachine({'],
  ['src/machines/reset.ts', 'paying.waiting', 'waiting: {'],
  ['src/machines/reset.ts', 'loading', 'loading: change.submitting({'],
  ['src/machines/reset.ts', 'loading.sending', 'loading: change.submitting({'],
  ['src/domain/account/session.ts', 'in', 'in: { ...open, markerRemoved: [{ to: \'elsewhere\', does: [\'endForGood\', \'clearCache\', \'removeMarker\'] }] },'],
])('%s: the state “%s” is written at “%s”', (file, path, line) => {
  expect(lineAt(file, path)).toBe(line)
})

test('a file without a machine has no source line', () => {
  expect(sourceLine('export const one = 1', 'init')).toBe(null)
})
