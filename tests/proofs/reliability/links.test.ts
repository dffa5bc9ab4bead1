// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../../src/router.ts'
import { forSoMany } from '../../forAll.ts'
import { size } from './figure.ts'

test.each([
  '12345678901234567890',
  '1e5',
  '007',
  '0x1F',
  'true',
  'null',
  '1.0',
  '"quoted"',
  '[1]',
  '{"a":1}',
  'a b',
  'ż',
  '%',
])('a token %s stays unchanged', (token) => {
  const search = `?${new URLSearchParams({ token })}`
  expect(parseSearch(search)).toEqual({ token })
  expect(parseSearch(stringifySearch(parseSearch(search)))).toEqual({ token })
})

test('of equal names the first counts', () => {
  expect(parseSearch('?token=a&token=b')).toEqual({ token: 'a' })
})

test('the contents of a link are preserved as text, for any input', () => {
  forSoMany(size(1_000, 10_000))(
    fc.dictionary(
      fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
      fc.string(),
    ),
    (query) => {
      const search = `?${new URLSearchParams(query)}`
      const read = parseSearch(search)
      expect(parseSearch(stringifySearch(read))).toEqual(read)
      for (const value of Object.values(read)) expect(value).toBeTypeOf('string')
    },
  )
})
