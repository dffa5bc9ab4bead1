import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dependenciesOf } from '../../../scripts/checks/architecture/dependencies.ts'
import { cycles, folderCycles, medianOf, sources } from '../../../scripts/checks/architecture/imports.ts'
import { importableBy, layerOf, LAYERS, mayImport } from '../../../scripts/checks/architecture/layers.ts'

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

  test('have no exceptions', () => {
    expect(mayImport('src/features/results/a.ts', 'src/features/trading/orders/b.ts')).toBe(false)
    expect(importableBy('machines')).toEqual(['domain', 'api', 'constants'])
  })

  test('of the contract, the rules and the state charts use no clock', () => {
    const pure = files.filter(({ path }) => /^src\/(api|domain|machines)\//.test(path))
    expect(pure.length).toBeGreaterThan(40)
    expect(
      pure.filter(({ path }) => /Date\.now|new Date\(\)|performance\.now|dayjs\(\)/.test(readFileSync(path, 'utf8'))),
    ).toEqual([])
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
  const paths = globSync('{src,sandbox,conformance,gallery,tests,scripts,bench,deploy,docs,brands,public}/**/*.*', {
    exclude: ['gallery/notes/**'],
  }).map((path) => path.replaceAll('\\', '/'))
  expect(paths.length).toBeGreaterThan(1_500)
  const filesIn = Object.groupBy(paths, (path) => posix.dirname(path))
  const foldersIn = Object.groupBy(
    [
      ...new Set(
        paths.flatMap((path) =>
          path
            .split('/')
            .slice(0, -1)
            .map((_, depth, names) => names.slice(0, depth + 1).join('/')),
        ),
      ),
    ],
    (folder) => posix.dirname(folder),
  )
  const crowded = (sizes: Partial<Record<string, string[]>>, most: number) =>
    Object.entries(sizes).flatMap(([folder, names = []]) => (names.length > most ? [`${folder}: ${names.length}`] : []))
  expect(crowded(filesIn, 25)).toEqual([])
  expect(crowded(foldersIn, 12)).toEqual([])
})

describe('the tree', () => {
  const ours = files.filter(({ path }) => path.startsWith('src/'))

  test('no file and no folder is in an import cycle, of types and of lazily loaded code too', () => {
    expect(cycles(files)).toEqual([])
    expect(folderCycles(ours)).toEqual([])
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
