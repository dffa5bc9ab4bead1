import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MarketName } from '../../../../src/api/scalars.ts'
import { marketNames, linkForLanguage } from '../../../../src/domain/contest/contest.ts'
import { safeHref } from '../../../../src/domain/text/safeHref.ts'
import { forSoMany } from '../../../forAll.ts'

const ORIGIN = 'https://exchange.example'

test.each([
  ['https://other.example/terms?lang=pl', 'https://other.example/terms?lang=pl'],
  ['/contest-pages/7/terms', 'https://exchange.example/contest-pages/7/terms'],
  ['https://exchange.example/x', 'https://exchange.example/x'],
  ['HTTPS://other.example', 'https://other.example/'],
])('%s is a link', (url, href) => expect(safeHref(url, ORIGIN)).toBe(href))

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://exchange.example/1',
  'vbscript:x',
  'http://other.example',
  'ftp://other.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https://exchange.example@evil.example',
  'https://',
  'terms.html',
  '',
])('%j is plain text', (url) => expect(safeHref(url, ORIGIN)).toBeNull())

test('if the page itself is served over http, its own addresses are links too', () => {
  expect(safeHref('/terms', 'http://localhost:4800')).toBe('http://localhost:4800/terms')
  expect(safeHref('http://localhost:4801/terms', 'http://localhost:4800')).toBeNull()
})

test('every link uses https or stays on this origin, for any input', () => {
  const addressTexts = fc.oneof(fc.webUrl(), fc.string(), fc.stringMatching(/^[a-z]{2,10}:[/\\]{0,3}[a-z@.:/]{0,12}$/))
  forSoMany(500)(addressTexts, (url) => {
    const href = safeHref(url, ORIGIN)
    expect(href === null || new URL(href).protocol === 'https:').toBe(true)
  })
})

const named = (...names: string[]) => marketNames(names.map((name) => MarketName.parse(name)))

test('markets are named without the dash, as in the market list', () => {
  expect(named('BTC-USDC', 'ETH-USDC')).toBe('BTCUSDC, ETHUSDC')
  expect(named('BTC-USDC', 'BTC-EUR')).toBe('BTCUSDC, BTCEUR')
  expect(named()).toBe('')
})

test('a link uses the page’s language, else English, else any', () => {
  const links = [
    { language: 'EN', url: '/en' },
    { language: 'PL', url: '/pl' },
  ]
  expect(linkForLanguage(links, 'pl')).toBe('/pl')
  expect(linkForLanguage(links, 'en')).toBe('/en')
  expect(linkForLanguage([{ language: 'pl-PL', url: '/pl' }], 'pl')).toBe('/pl')
  expect(linkForLanguage([{ language: 'DE', url: '/de' }, ...links.slice(0, 1)], 'pl')).toBe('/en')
  expect(linkForLanguage([{ language: 'DE', url: '/de' }], 'pl')).toBe('/de')
  expect(linkForLanguage([], 'pl')).toBeNull()
})
