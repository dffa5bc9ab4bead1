import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LEVERAGES } from '../../../src/constants/limits.ts'

test('the page about links with an order lists the leverages one can choose', () => {
  const [, listed = ''] = /^\| `leverage` \|([^|]*)\|/m.exec(readFileSync('docs/integrators/links.md', 'utf8')) ?? []
  expect(listed.match(/\d+/g)?.map(Number)).toEqual(LEVERAGES)
})
