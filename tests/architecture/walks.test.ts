import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => `/${path.replaceAll('\\', '/')}`)

/** 'from to' and the files of a way that docs/architecture.md tells, in their order. */
const ways = [...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| (.+) \| (.+) \| (\d+) \| ((?:`[\w/]+\.tsx?` ?)+)\|$/gm)].map(
  ([, from, to, count, files = '']) => ({ way: `${from} → ${to}`, count: Number(count), files: [...files.matchAll(/`(.+?)`/g)].map(([, file]) => file) }),
)

test('five ways through the house are told', () => {
  expect(ways.map(({ way }) => way)).toEqual(['click → POST', 'POST → row', 'price → cell', 'TP/SL typed → saved', '401 → gone'])
})

test.each(ways)('$way is at most twelve files, each of which is there, once', ({ count, files }) => {
  expect(files).toHaveLength(count)
  expect(count).toBeLessThanOrEqual(12)
  expect(new Set(files).size).toBe(count)
  for (const file of files) expect(sources.filter((path) => path.endsWith(`/${file}`)), file).toHaveLength(1)
})
