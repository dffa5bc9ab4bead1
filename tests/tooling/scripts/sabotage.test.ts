import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../../scripts/checks/sabotage/defect.ts'
import { defects } from '../../../scripts/checks/sabotage/defects.ts'
import { replacePattern } from '../../../scripts/checks/sabotage/pattern.ts'

const sum = `
  export const sum = (first: number, second = 0) =>
    // Both of them.
    add(first,
      (second))
`

describe('the pattern of a mutation', () => {
  test('matches with any names and layout', () => {
    expect(replacePattern(sum, 'add($a, $b)', 'add($b, 0)')).toContain('    add(second, 0)\n')
    expect(replacePattern('if (isOver()) stop(); go()', 'if ($ended()) $leave', '')).toBe(' go()')
    expect(replacePattern("const options = { retry: false, 'key': [1] }", 'retry: false', 'retry: true')).toContain('{ retry: true,')
    expect(replacePattern('try { read() } catch { none() }', 'try { $read } catch { $none }', '$read')).toBe('read()')
  })

  test('matches the same code wherever the same wildcard is used', () => {
    expect(replacePattern('[a + b, a + a]', '$x + $x', '2 * $x')).toBe('[a + b, 2 * a]')
  })

  test('matches exactly once', () => {
    expect(() => replacePattern(sum, 'subtract($a, $b)', '')).toThrow('0 times')
    expect(() => replacePattern('[a + b, c + d]', '$x + $y', '')).toThrow('2 times')
    expect(() => replacePattern(sum, 'add(', '')).toThrow('not the code of one thing')
  })

  test('is searched in the exporting file, wherever that is', () => {
    expect([...applyEdits('.', [{ in: 'netProfit', put: 'again()' }]).keys()]).toEqual(['src/domain/order/profit.ts'])
    expect(() => applyEdits('.', [{ in: 'Route', put: '' }])).toThrow('Route is exported by')
  })
})

/** `npm run proofs -- sabotage` takes minutes; this fails immediately if a mutation no longer matches the sources. */
describe('the mutations', () => {
  test('are at least twenty-four, each with a unique name', () => {
    expect(new Set(defects.map(({ name }) => name)).size).toBeGreaterThanOrEqual(24)
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length)
  })

  test.each(defects.map((defect) => [defect.name, defect] as const))('%s: has its place in the sources', (_, { edits }) => {
    for (const [file, text] of applyEdits('.', edits)) expect(text).not.toBe(readFileSync(file, 'utf8'))
  })

  test('each names an existing test of its file', () => {
    for (const { name, caughtBy } of defects) {
      if (!('test' in caughtBy)) continue
      const text = readFileSync(caughtBy.file, 'utf8')
      // The name of a parametrised test contains values, so the whole name is not in the file.
      const missing = caughtBy.test.split(' ').filter((word) => !text.includes(word.replaceAll('"', '')))
      expect([name, ...missing]).toEqual([name])
    }
  })
})
