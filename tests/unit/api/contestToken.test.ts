import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTEST_TOKEN } from '../../../src/constants/limits.ts'

/** The pattern that the page's first script takes a token by. */
const [, ofStart = ''] = /const contestUserToken = \/(.+)\/\.exec/.exec(readFileSync('public/assets/start.js', 'utf8')) ?? []

test('the page’s first script takes the same tokens as the webview', () => {
  expect(ofStart).not.toBe('')
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(' ', '~', '!', '\x7f', '\x20a'), fc.integer({ min: 510, max: 514 }).map((length) => 'a'.repeat(length)))
  fc.assert(fc.property(text, (token) => CONTEST_TOKEN.test(token) === new RegExp(ofStart).test(token)))
})
