import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('**/*.md', {
  exclude: (name) => /(^|[\\/])(node_modules|dist|gallery-dist|demo-dist|\.cache|\.git)$/.test(name),
})
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted()
const textOf = (path: string) => readFileSync(path, 'utf8')
const withoutCode = (text: string) => text.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** The anchors of a page's headings, as a code host makes them. */
const anchorsOf = (path: string) =>
  [...textOf(path).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  )

interface Link {
  page: string
  target: string
  anchor: string
}
const links: Link[] = files.flatMap((page) =>
  [...withoutCode(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    // `#/reset/error` is a place in the gallery.
    .filter((link) => !/^([a-z][a-z+.-]*:|#\/)/i.test(link))
    .map((link) => {
      const [path = '', anchor = ''] = link.split('#')
      return { page, target: path === '' ? page : posix.join(posix.dirname(page), path), anchor }
    }),
)

test('every relative link in Markdown files has a target', () => {
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ target }) => !existsSync(target)).map(({ page, target }) => `${page}: ${target}`)).toEqual([])
})

test('every anchor of such a link is a heading of the target', () => {
  const anchored = links.filter(
    ({ target, anchor }) => anchor !== '' && target.endsWith('.md') && existsSync(target) && statSync(target).isFile(),
  )
  expect(anchored.length).toBeGreaterThan(10)
  expect(
    anchored
      .filter(({ target, anchor }) => !anchorsOf(target).includes(anchor))
      .map(({ page, target, anchor }) => `${page}: ${target}#${anchor}`),
  ).toEqual([])
})

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> } // our own file

test('docs/commands.md names every npm script, and no other', () => {
  const named = [...textOf('docs/commands.md').matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name)
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test('options of an npm script reach its last command', () => {
  expect(Object.values(scripts).filter((script) => /npm run \S+$/.test(script))).toEqual([])
})

test.each([
  ['README.md', 150],
  ['CONTRIBUTING.md', 80],
  ['docs/architecture.md', 100],
  ['docs/performance.md', 80],
])('%s has at most %i lines', (path, most) => {
  expect(textOf(path).trimEnd().split('\n').length).toBeLessThanOrEqual(most)
})

test('each sample of a webview’s host handles all that takes the place of a user’s click', () => {
  const samples = textOf('docs/integrators/webview.md').match(/^```(?:swift|kotlin|tsx?|jsx?|html)$[^]*?^```$/gm) ?? []
  expect(samples).toHaveLength(4)
  for (const sample of samples)
    for (const type of ['needsLogin', 'openLink', 'openMarket', 'share']) expect(sample).toContain(type)
})
