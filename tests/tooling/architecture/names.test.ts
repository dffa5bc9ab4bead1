import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Names exported twice on purpose: routes, and lazy components named after the component they load. */
const SHARED = new Set(['Route', 'NoMarkets', 'NoMatchedMarket'])

const DECLARED = /^export (?:declare )?(?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm

/** The files of src that export a name, by name. */
function exporters(files: Iterable<readonly [file: string, text: string]>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [file, text] of files)
    for (const [, name = ''] of text.matchAll(DECLARED)) found.set(name, (found.get(name) ?? new Set()).add(file))
  return found
}

const twice = (all: Map<string, Set<string>>) =>
  [...all]
    .flatMap(([name, files]) =>
      files.size > 1 && !SHARED.has(name) ? [`${name}: ${[...files].sort().join(', ')}`] : [],
    )
    .sort()

test('an exported name means one thing in src', () => {
  const files = globSync('src/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(twice(exporters(files))).toEqual([])
})
