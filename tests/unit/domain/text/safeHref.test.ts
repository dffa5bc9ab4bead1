import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeHref } from '../../../../src/domain/text/safeHref.ts'
import { forSoMany } from '../../../forAll.ts'

const ORIGIN = 'https://exchange.example'

test.each([
  ['https://other.example/terms?lang=pl', 'https://other.example/terms?lang=pl'],
  ['/contest-pages/7/terms', 'https://exchange.example/contest-pages/7/terms'],
  ['HTTPS://other.example', 'https://other.example/'],
])('%s is a link', (url, href) => expect(safeHref(url, ORIGIN)).toBe(href))

const SCRIPTS = ['javascript:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)']
const SCHEMES = ['data:text/html,x', 'blob:https://exchange.example/1', 'http://other.example', 'https:evil.example']
const HOSTS = ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://exchange.example@evil.example']
test.each([...SCRIPTS, ...SCHEMES, ...HOSTS, 'https://', 'terms.html', ''])('%j is plain text', (url) => {
  expect(safeHref(url, ORIGIN)).toBeNull()
})

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
