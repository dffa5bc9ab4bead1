import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { edited } from '../../scripts/sabotage/defect.ts'
import { defects } from '../../scripts/sabotage/defects.ts'

/** `npm run sabotage` takes minutes; this tells at once when a change of the sources has left a defect without its place. */
describe('the deliberate defects', () => {
  test('are at least twenty-four, each with a name of its own', () => {
    expect(new Set(defects.map(({ name }) => name)).size).toBeGreaterThanOrEqual(24)
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length)
  })

  test.each(defects.map((defect) => [defect.name, defect] as const))('%s: fits its files exactly once', (_, { edits }) => {
    for (const file of new Set(edits.map((edit) => edit.file))) {
      const text = readFileSync(file, 'utf8')
      expect(edited(text, edits.filter((edit) => edit.file === file))).not.toBe(text)
    }
  })

  test('each names a test that stands in its file', () => {
    for (const { name, caughtBy } of defects) {
      if (!('test' in caughtBy)) continue
      const text = readFileSync(caughtBy.file, 'utf8')
      // Of a family of tests the values stand beside the words, so not in one piece.
      const missing = caughtBy.test.split(' ').filter((word) => !text.includes(word.replaceAll('"', '')))
      expect([name, ...missing]).toEqual([name])
    }
  })
})
