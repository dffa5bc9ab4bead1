import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dependenciesOf, transitiveReduction } from '../../../scripts/checks/architecture/dependencies.ts'
import { cycles, medianOf, readSource, sources } from '../../../scripts/checks/architecture/imports.ts'
import { EXCEPTIONS, importableBy, layerOf, LAYERS, mayImport } from '../../../scripts/checks/architecture/layers.ts'

const files = sources('src', 'sandbox')
const imported = files.flatMap(({ path, imports }) => imports.map((to) => [path, to] as const))

describe('the layers', () => {
  test('import only from the layers below them', () => {
    expect(imported.filter(([from, to]) => !mayImport(from, to))).toEqual([])
    expect(dependenciesOf(files, layerOf).size).toBeGreaterThan(60)
  })

  test('cover every file of src, and name no folder that does not exist', () => {
    expect(files.filter(({ path }) => layerOf(path) === null)).toEqual([])
    expect(LAYERS.filter((layer) => !files.some(({ path }) => layerOf(path) === layer))).toEqual([])
  })

  test('have one exception, which is used', () => {
    const used = EXCEPTIONS.filter(({ from, to }) => imported.some(([importer, path]) => layerOf(importer) === from && path.startsWith(`src/${to}/`)))
    expect(used).toHaveLength(1)
    expect(mayImport('src/features/results/a.ts', 'src/features/trading/orders/b.ts')).toBe(false)
    expect(importableBy('machines')).toEqual(['domain', 'api', 'constants'])
  })

  test('of the contract, the rules and the state charts use no clock', () => {
    const pure = files.filter(({ path }) => /^src\/(api|domain|machines)\//.test(path))
    expect(pure.length).toBeGreaterThan(40)
    expect(pure.filter(({ path }) => /Date\.now|new Date\(\)|performance\.now|dayjs\(\)/.test(readFileSync(path, 'utf8')))).toEqual([])
  })

  test('import nothing from gallery, conformance, tests, scripts, bench and sandbox', () => {
    expect(imported.filter(([, to]) => /^(gallery|conformance|tests|scripts|bench)\//.test(to))).toEqual([])
    expect(imported.filter(([path, to]) => to.startsWith('sandbox/') && !path.startsWith('sandbox/'))).toEqual([])
  })
})

test('conformance imports the contract and its rules, and neither the app nor the paper exchange', () => {
  const known = sources('conformance').flatMap(({ imports }) => imports)
  expect(known.length).toBeGreaterThan(100)
  expect(known.filter((to) => !/^(conformance|src\/(api|domain|constants)|scripts)\//.test(to))).toEqual([])
})

test('scripts do not import the gallery', () => {
  const known = sources('scripts').flatMap(({ path, imports }) => imports.map((to) => [path, to]))
  expect(known.length).toBeGreaterThan(50)
  expect(known.filter(([, to]) => to?.startsWith('gallery/'))).toEqual([])
})

test('no folder of the repository has more than 25 files, or 12 folders, but for notes and what is generated', () => {
  const paths = globSync('{src,sandbox,conformance,gallery,tests,scripts,bench,deploy,docs,brands,public}/**/*.*', { exclude: ['gallery/notes/**'] }).map((path) => path.replaceAll('\\', '/'))
  expect(paths.length).toBeGreaterThan(1_500)
  const filesIn = Object.groupBy(paths, (path) => posix.dirname(path))
  const foldersIn = Object.groupBy([...new Set(paths.flatMap((path) => path.split('/').slice(0, -1).map((_, depth, names) => names.slice(0, depth + 1).join('/'))))], (folder) => posix.dirname(folder))
  const crowded = (sizes: Partial<Record<string, string[]>>, most: number) => Object.entries(sizes).flatMap(([folder, names = []]) => (names.length > most ? [`${folder}: ${names.length}`] : []))
  expect(crowded(filesIn, 25)).toEqual([])
  expect(crowded(foldersIn, 12)).toEqual([])
})

test('a cycle of folders has no picture, and the error names it', () => {
  expect(() => transitiveReduction(['a → b', 'b → c', 'c → b', 'd → a'])).toThrow('import cycle: b → c → b')
})

test('a picture leaves out dependencies implied by two others', () => {
  expect(transitiveReduction(['a → b', 'b → c', 'a → c', 'a → d'])).toEqual(['a → b', 'b → c', 'a → d'])
})

describe('the tree', () => {
  const ours = files.filter(({ path }) => path.startsWith('src/'))

  test('no file is in an import cycle, of types and of lazily loaded code too', () => {
    expect(cycles(files)).toEqual([])
  })

  test('no file is a barrel', () => {
    expect(files.filter(({ isBarrel }) => isBarrel)).toEqual([])
  })

  test('the median file has at most 60 lines', () => {
    expect(medianOf(ours.map(({ lines }) => lines))).toBeLessThanOrEqual(60)
  })

  test('no file is called utils, helpers, misc or index', () => {
    expect(files.filter(({ path }) => /\/(utils?|helpers?|misc|index|common)\.tsx?$/i.test(path))).toEqual([])
  })
})

describe('an import is detected', () => {
  const importsOf = (text: string) => readSource('src/domain/a.ts', text).imports

  test.each([
    ['of a value', "import { x } from '../api/b.ts'"],
    ['of a type', "import type { X } from '../api/b.ts'"],
    ['for its effect', "import '../api/b.ts'"],
    ['handed on', "export { x } from '../api/b.ts'"],
    ['handed on whole', "export * from '../api/b.ts'"],
    ['loaded late', "const later = () => import('../api/b.ts')"],
  ])('%s', (_, text) => expect(importsOf(text)).toEqual(['src/api/b.ts']))

  test('a cycle and a barrel are found, and nothing else is', () => {
    const [a, b, c] = [
      readSource('src/domain/a.ts', "import type { B } from './b.ts'\nexport const a = 1"),
      readSource('src/domain/b.ts', "export const b = () => import('./a.ts')"),
      readSource('src/domain/c.ts', "export * from './a.ts'\nexport { b } from './b.ts'"),
    ]
    expect(cycles([a, b, c])).toEqual([['src/domain/a.ts', 'src/domain/b.ts']])
    expect([a, b, c].map(({ isBarrel }) => isBarrel)).toEqual([false, false, true])
  })
})
