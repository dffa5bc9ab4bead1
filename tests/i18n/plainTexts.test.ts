import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { plainTexts } from '../../src/i18n/plainTexts.ts'
import { LANGUAGES } from '../../src/limits.ts'

const file = (language: string, namespace: string) => readFileSync(`public/assets/locales/${language}/${namespace}.yaml`, 'utf8')

test.each(LANGUAGES)('the common texts of %s are plain, and read as YAML reads them', (language) => {
  const yaml = file(language, 'common')
  expect(plainTexts(yaml)).toEqual(load(yaml))
})

test.each(["a: 'b'\na: 'c'", "a:\n- 'b'", 'a: b', 'a:', '', "- 'a'", "a: 'b' # c", "a:\n  b: 'c'\n d: 'e'", "__proto__: 'a'", "a:\n  - b: 'c'", "a:'b'", "-'b'", "a:\n  - 'b'\n  c: 'd'", 'a: |\n  b'])(
  'is left to the whole of YAML: %j',
  (yaml) => {
    expect(plainTexts(yaml)).toBeNull()
  },
)

test('what is read is what YAML reads', () => {
  const word = fc.constantFrom('a', 'b', "'1002'", "'x y'", 'null', 'True', '0x1f', '__proto__', 'constructor', '-', 'é')
  const text = fc.constantFrom("'c'", "''", "'it''s'", "' {{a}}: # '", "'\u00a0–'", 'plain', '"d"', '', "'open", "'\ud83d\ude00'", "'\t'", '|')
  const line = fc.tuple(fc.nat({ max: 5 }), fc.oneof({ arbitrary: word, weight: 4 }, fc.constant('#')), fc.constantFrom(': ', ':', ' ', '  '), text)
  const yaml = fc.array(line, { maxLength: 6 }).map((lines) => lines.map(([indent, key, colon, value]) => ' '.repeat(indent) + key + colon + value).join('\n'))
  const simple = fc
    .array(fc.tuple(fc.constantFrom(0, 2, 2, 4), fc.constantFrom('a', 'b', 'c', 'd', '-'), fc.constantFrom("'x'", '', '')), { maxLength: 7 })
    .map((lines) => lines.map(([indent, key, value]) => `${' '.repeat(indent)}${key}${key === '-' ? '' : ':'}${value && ` ${value}`}`).join('\n'))
  fc.assert(
    fc.property(fc.oneof(yaml, simple), (written) => {
      const read = plainTexts(written)
      if (read !== null) expect(read).toEqual(load(written))
    }),
    { numRuns: 20_000 },
  )
})
