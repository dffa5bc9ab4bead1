import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnPath } from '../../../../src/domain/account/returnPath.ts'
import { forSoMany } from '../../../forAll.ts'
import { size } from '../../../proofs/reliability/figure.ts'

const at = (pathname: string, search = '', hash = '') => returnPath({ pathname, search, hash })

test.each([
  ['/futures', '', ''],
  ['/futures/', '', ''],
  ['/futures/market/BTC-USDC', '', ''],
  ['/futures/contests/x', '?y=1', ''],
  ['/futures/contests/x', '?y=1&z', '#part'],
  ['/futures/terms/faq', '?q=za%C5%BC%C3%B3%C5%82%C4%87', ''],
])('%s%s%s is the return path, unchanged', (pathname, search, hash) => {
  expect(at(pathname, search, hash)).toBe(`${pathname}${search}${hash}`)
})

test.each([
  ['?token=T', ''],
  ['?token=T&y=1', '?y=1'],
  ['?y=1&Token=T', '?y=1'],
  ['?contestUserToken=T', ''],
  ['?%74oken=T', ''],
  ['?y=1&next=%2Fx%3Ftoken%3DT', '?y=1'],
])('of %s only %j is kept', (search, kept) => {
  expect(at('/futures/mcontests/5', search)).toBe(`/futures/mcontests/5${kept}`)
})

test('a token in the hash is left out with it', () => {
  expect(at('/futures/mcontests', '', '#token=T')).toBe('/futures/mcontests')
})

describe('a path outside the app is replaced by the start page', () => {
  test.each([
    '',
    '/',
    'futures/',
    '/futuresque',
    '/evil',
    '//evil.example',
    '///evil.example',
    '//evil.example/futures/',
    '/\\evil.example',
    '\\\\evil.example',
    '/futures//evil.example',
    '/futures/\\evil.example',
    '/futures/../evil',
    '/futures/..',
    '/futures/%2e%2e/evil',
    '/futures/.%2E/evil',
    '/futures/..%2fevil',
    '/futures/..%5cevil',
    '/futures/%2f%2fevil.example',
    '/futures/%5cevil.example',
    '/futures/%09/evil.example',
    '/futures/%0d%0aSet-Cookie:a=b',
    '/futures/%00',
    '/futures/\t/evil.example',
    '/futures/\n',
    '/futures/ x',
    '/futures/\u0000',
    '/futures/\u007f',
    'https:evil.example',
    'https://evil.example/futures/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('%j', (pathname) => {
    expect(at(pathname)).toBe('/futures/')
  })
})

const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '%09',
    '%0a',
    '?',
    '#',
    '@',
    ':',
    'token',
    'Token=',
    '=',
    '&',
    'evil.example',
    'futures',
    '\t',
    '\n',
    ' ',
    '\u0000',
  ),
  fc.string({ maxLength: 6 }),
)
const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

const ADDRESSES = size(10_000, 100_000)

test(`${ADDRESSES} random addresses stay on this origin and under /futures, without a token`, () => {
  const origin = 'https://exchange.example'
  const address = fc.record({
    pathname: fc.oneof(
      text,
      text.map((rest) => `/futures/${rest}`),
    ),
    search: fc.oneof(
      fc.constant(''),
      text.map((rest) => `?${rest}`),
    ),
    hash: fc.oneof(
      fc.constant(''),
      text.map((rest) => `#${rest}`),
    ),
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

describe('the length', () => {
  const longest = `/futures/${'x'.repeat(2_048 - '/futures/'.length)}`

  test('is at most 2,048 characters', () => {
    expect(returnPath({ pathname: longest, search: '', hash: '' })).toBe(longest)
    expect(returnPath({ pathname: `${longest}x`, search: '', hash: '' })).toBe('/futures/')
  })

  test.each(['%10', '%1f', '%1A', '%0d', '%2F', '%5c', '%252f', '..%252f..%252f'])(
    'of a path with an encoded %s is not accepted',
    (encoded) => {
      expect(returnPath({ pathname: `/futures/a${encoded}b`, search: '', hash: '' })).toBe('/futures/')
    },
  )
})
