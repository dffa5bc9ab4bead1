import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LEVERAGES } from '../../../src/constants/limits.ts'

test('the document about draft links lists the available leverages', () => {
  const [, listed = ''] = /^\| `leverage` \|([^|]*)\|/m.exec(readFileSync('docs/integrators/links.md', 'utf8')) ?? []
  expect(listed.match(/\d+/g)?.map(Number)).toEqual(LEVERAGES)
})
