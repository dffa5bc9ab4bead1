import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Contest } from '../../../src/api/contest.ts'
import { FIRST_CALLS } from '../../../src/api/firstCalls.ts'
import { CONTEST_TOKEN } from '../../../src/constants/limits.ts'
import { forAll } from '../../forAll.ts'

test('a contest without markets is on all of them, one with unreadable markets is not', () => {
  const contest = {
    contestId: '1',
    contestName: 'Cup',
    startDate: '2026-11-01T00:00:00Z',
    endDate: '2026-11-02T00:00:00Z',
  }
  const marketsOf = (markets: unknown) => Contest.parse({ ...contest, markets }).markets
  expect([marketsOf(undefined), marketsOf(null)]).toEqual([null, null])
  expect(marketsOf('BTC-USDC')).toEqual({ items: [], unreadable: 1 })
  expect(marketsOf(['BTC-USDC', 7])).toEqual({ items: ['BTC-USDC'], unreadable: 1 })
})

/** What the build writes into the page for its first script. */
const ofStart = new RegExp(JSON.parse(JSON.stringify(FIRST_CALLS)).contest.token)

test('a token is 1 to 512 visible ASCII characters, in the webview and in the page’s first script', () => {
  const isToken = (text: string) =>
    text.length > 0 && text.length <= 512 && text.split('').every((letter) => letter > ' ' && letter < '\x7f')
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(' ', '~', '!', '\x7f', '\x20a', 'a\n'),
    fc.integer({ min: 510, max: 514 }).map((length) => 'a'.repeat(length)),
  )
  forAll(text, (token) => CONTEST_TOKEN.test(token) === isToken(token) && ofStart.test(token) === isToken(token))
})
