import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDERS = new Set(
  readdirSync('.', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name) ? entry.name : [],
  ),
)
/** Built, or the reader's own: not in a fresh clone. */
const NOT_OURS = /^(?:(?:dist|demo-dist|gallery-dist)\/|brands\/mine|deploy\/paper\/(?:replay|brand)$)/
const pages = globSync('{*.md,docs/**/*.md,{src,sandbox,gallery,deploy,bench,conformance,scripts}/*.md}')

/** The paths from the root of the repository that a page names in code marks. `<name>`, `*` and `{a,b}` stand for others. */
const namedIn = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/`([\w.-]+\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => FOLDERS.has(path.split('/')[0] ?? '') && !NOT_OURS.test(path))

test('every file and folder that a page names exists', () => {
  const named = pages.flatMap((page) => namedIn(page).map((path) => ({ page, path })))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ path }) => !existsSync(path)).map(({ page, path }) => `${page}: ${path}`)).toEqual([])
})

test('every page of docs that the code or the configuration of the server names exists', () => {
  const files = globSync('{deploy,sandbox,scripts,src}/**/*.{conf,sh,ts,tsx}')
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdocs\/[\w./-]+\.md\b/g)].map(([page]) => ({ file, page })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ page }) => !existsSync(page))).toEqual([])
})
