import { describe, expect, test } from 'vitest'
import { isLoggedIn, markerAt, mustTerminate, returnPath } from '../../src/domain/session.ts'
import { NOON } from './builders.ts'

const HALF_AN_HOUR_MS = 1_800_000

test('a successful call keeps the session for half an hour', () => {
  expect(markerAt(NOON)).toBe(NOON + HALF_AN_HOUR_MS)
})

test('logged in is whoever has a marker that lies in the future', () => {
  expect([NOON + 1, NOON, NOON - 1, null].map((marker) => isLoggedIn(marker, NOON))).toEqual([true, false, false, false])
})

test('the login flow ends the old session where its marker is missing or ends within half an hour', () => {
  const markers = [null, NOON, NOON + HALF_AN_HOUR_MS, NOON + HALF_AN_HOUR_MS + 1]
  expect(markers.map((marker) => mustTerminate(marker, NOON))).toEqual([true, true, true, false])
})

describe('the way back', () => {
  const longest = `/futures/${'x'.repeat(2_048 - '/futures/'.length)}`

  test('may be 2,048 characters long, not more', () => {
    expect(returnPath({ pathname: longest, search: '', hash: '' })).toBe(longest)
    expect(returnPath({ pathname: `${longest}x`, search: '', hash: '' })).toBe('/futures/')
  })

  test.each(['%10', '%1f', '%1A', '%0d', '%2F', '%5c', '%252f', '..%252f..%252f'])('holds no encoded %s', (encoded) => {
    expect(returnPath({ pathname: `/futures/a${encoded}b`, search: '', hash: '' })).toBe('/futures/')
  })
})
