import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPath } from '../../../../src/domain/account/returnPath.ts'
import { forSoMany } from '../../../forAll.ts'
import { size } from '../../../proofs/reliability/figure.ts'
import { oneOf } from '../builders.ts'

const at = (pathname: string, search = '', hash = '') => returnPath({ pathname, search, hash })

test.each([
  ['/futures', '', ''],
  ['/futures/market/BTC-USDC', '', ''],
  ['/futures/contests/x', '?y=1&z', '#part'],
  ['/futures/terms/faq', '?q=za%C5%BC%C3%B3%C5%82%C4%87', ''],
])('%s%s%s is the return path, unchanged', (pathname, search, hash) => {
  expect(at(pathname, search, hash)).toBe(`${pathname}${search}${hash}`)
})

test.each([
  ['?token=T', '', ''],
  ['?token=T&y=1', '', '?y=1'],
  ['?%74oken=T', '', ''],
  ['?y=1&next=%2Fx%3Ftoken%3DT', '', '?y=1'],
  ['', '#token=T', ''],
])('of %s%s only %j is kept', (search, hash, kept) => {
  expect(at('/futures/mcontests/5', search, hash)).toBe(`/futures/mcontests/5${kept}`)
})

const ELSEWHERE = ['/futuresque', '/futures/../evil', '//evil.example/futures/']
const SUSPECT = ['/', '\\', '\t', '\n', ' ', '\u0000', '\u007f']
const ENCODED = ['%2f', '..%2F', '%5c', '%00', '%09', '%0D%0a', '%10', '%1f', '%1A', '%252f']
test.each([...ELSEWHERE, ...[...SUSPECT, ...ENCODED].map((part) => `/futures/${part}evil.example`)])(
  '%j is replaced by the start page',
  (pathname) => {
    expect(at(pathname)).toBe('/futures/')
  },
)

test('a path is at most 2,048 characters long', () => {
  const longest = `/futures/${'x'.repeat(2_048 - '/futures/'.length)}`
  expect([at(longest), at(`${longest}x`)]).toEqual([longest, '/futures/'])
})

const piece = fc.oneof(
  oneOf('/\\?#@:=&\t\n \u0000'),
  fc.constantFrom('//', '..', '%2e', '%2f', '%5c', '%09', '%0a', 'token', 'Token=', 'evil.example', 'futures'),
  fc.string({ maxLength: 6 }),
)
const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
const below = (start: string) => text.map((rest) => `${start}${rest}`)

const ADDRESSES = size(10_000, 100_000)

test(`${ADDRESSES} random addresses stay on this origin and under /futures, without a token`, () => {
  const origin = 'https://exchange.example'
  const address = fc.record({
    pathname: fc.oneof(text, below('/futures/')),
    search: fc.oneof(fc.constant(''), below('?')),
    hash: fc.oneof(fc.constant(''), below('#')),
  })
  forSoMany(ADDRESSES)(address, (made) => {
    const path = returnPath(made)
    const resolved = new URL(path, origin)
    expect(path.startsWith('/futures')).toBe(true)
    expect(resolved.origin).toBe(origin)
    expect(resolved.pathname === '/futures' || resolved.pathname.startsWith('/futures/')).toBe(true)
    for (const name of resolved.searchParams.keys()) expect(name).not.toMatch(/token/i)
    expect(resolved.hash).not.toMatch(/token/i)
  })
})
