// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../../src/router.ts'
import { forSoMany } from '../../forAll.ts'
import { size } from './figure.ts'

const TEXTS = '12345678901234567890|1e5|007|0x1F|true|null|1.0|"quoted"|[1]|{"a":1}|a b|ż|%'.split('|')

test('of equal names the first counts', () => {
  expect(parseSearch('?token=a&token=b')).toEqual({ token: 'a' })
})

test('a token, and all else in a link, stays the same text, also if it is a number or JSON', () => {
  for (const token of TEXTS) {
    expect(parseSearch(`?${new URLSearchParams({ token })}`)).toEqual({ token })
    expect(parseSearch(stringifySearch({ token }))).toEqual({ token })
  }
  forSoMany(size(1_000, 10_000))(
    fc.dictionary(
      fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
      fc.string(),
    ),
    (query) => {
      const read = parseSearch(`?${new URLSearchParams(query)}`)
      expect(read).toEqual(query)
      expect(parseSearch(stringifySearch(read))).toEqual(read)
    },
  )
})
