import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ALLOWED, ALLOWED_ROOMS, arrowsOf } from '../../scripts/architecture/arrows.ts'
import { floorOf, roomOf, ROOMS } from '../../scripts/architecture/floors.ts'
import { cycles, medianOf, readSource, sources } from '../../scripts/architecture/imports.ts'
import { picture } from '../../scripts/architecture/picture.ts'

const house = sources('src', 'sandbox')
const arrows = arrowsOf(house, floorOf)

describe('the floors', () => {
  test('import each other as the table says, and no arrow of the table is without an import', () => {
    const unknown = [...arrows].filter(([arrow]) => !ALLOWED.includes(arrow)).flatMap(([, imports]) => imports)
    expect(unknown).toEqual([])
    expect([...arrows.keys()].toSorted()).toEqual([...ALLOWED].toSorted())
  })

  test('are drawn as they are (npm run architecture draws them anew)', async () => {
    expect(readFileSync('docs/architecture.svg', 'utf8')).toBe(await picture([...arrows.keys()].toSorted()))
  })

  test('of the contract, the rules and the state charts have no clock of their own', () => {
    const pure = house.filter(({ path }) => /^src\/(wire|domain|machines)\//.test(path))
    expect(pure.length).toBeGreaterThan(40)
    expect(pure.filter(({ path }) => /Date\.now|new Date\(\)|performance\.now|dayjs\(\)/.test(readFileSync(path, 'utf8')))).toEqual([])
  })

  test('gallery, conformance, tests, scripts and bench are opened by no floor; the paper exchange by none but those', () => {
    const imported = house.flatMap(({ path, imports }) => imports.map((to) => [path, to] as const))
    expect(imported.filter(([, to]) => /^(gallery|conformance|tests|scripts|bench)\//.test(to))).toEqual([])
    expect(imported.filter(([path, to]) => to.startsWith('sandbox/') && !path.startsWith('sandbox/'))).toEqual([])
  })
})

test('the checks of an exchange know the contract and its rules, and neither the app nor the paper exchange', () => {
  const imported = sources('conformance').flatMap(({ imports }) => imports)
  expect(imported.length).toBeGreaterThan(100)
  expect(imported.filter((to) => !/^(conformance\/|src\/wire\/|src\/domain\/|src\/limits\.ts|src\/zod\.ts|scripts\/)/.test(to))).toEqual([])
})

describe('the rooms', () => {
  const doors = arrowsOf(house, roomOf)

  test('know each other as the table says, and no arrow of the table is without an import', () => {
    const unknown = [...doors].filter(([arrow]) => !ALLOWED_ROOMS.includes(arrow)).flatMap(([, imports]) => imports)
    expect(unknown).toEqual([])
    expect([...doors.keys()].toSorted()).toEqual([...ALLOWED_ROOMS].toSorted())
  })

  test('know only rooms that stand before them, so no arrow leads back up', () => {
    const order = Object.keys(ROOMS)
    const up = Object.entries(ROOMS).flatMap(([room, { knows }]) => knows.filter((other) => order.indexOf(other) >= order.indexOf(room)).map((other) => `${room} → ${other}`))
    expect(up).toEqual([])
  })

  test('are those of the table, with at most 25 files each', () => {
    const sizes = readdirSync('src/components').map((room) => [room, readdirSync(`src/components/${room}`).length] as const)
    expect(sizes.map(([room]) => room).toSorted()).toEqual(Object.keys(ROOMS).toSorted())
    expect(sizes.filter(([, files]) => files > 25)).toEqual([])
  })
})

describe('a house worth living in', () => {
  const ours = house.filter(({ path }) => path.startsWith('src/'))

  test('no file is in a ring of imports, of types and of lazily loaded code too', () => {
    expect(cycles(house)).toEqual([])
  })

  test('no file is a barrel', () => {
    expect(house.filter(({ isBarrel }) => isBarrel)).toEqual([])
  })

  test('the median file has at most 60 lines', () => {
    expect(medianOf(ours.map(({ lines }) => lines))).toBeLessThanOrEqual(60)
  })

  test('no file is called utils, helpers, misc or index', () => {
    expect(house.filter(({ path }) => /\/(utils?|helpers?|misc|index|common)\.tsx?$/i.test(path))).toEqual([])
  })
})

describe('an import is seen', () => {
  const importsOf = (text: string) => readSource('src/domain/a.ts', text).imports

  test.each([
    ['of a value', "import { x } from '../wire/b.ts'"],
    ['of a type', "import type { X } from '../wire/b.ts'"],
    ['for its effect', "import '../wire/b.ts'"],
    ['handed on', "export { x } from '../wire/b.ts'"],
    ['handed on whole', "export * from '../wire/b.ts'"],
    ['loaded late', "const later = () => import('../wire/b.ts')"],
  ])('%s', (_, text) => expect(importsOf(text)).toEqual(['src/wire/b.ts']))

  test('and a ring and a barrel are told from what is none', () => {
    const [a, b, c] = [
      readSource('src/domain/a.ts', "import type { B } from './b.ts'\nexport const a = 1"),
      readSource('src/domain/b.ts', "export const b = () => import('./a.ts')"),
      readSource('src/domain/c.ts', "export * from './a.ts'\nexport { b } from './b.ts'"),
    ]
    expect(cycles([a, b, c])).toEqual([['src/domain/a.ts', 'src/domain/b.ts']])
    expect([a, b, c].map(({ isBarrel }) => isBarrel)).toEqual([false, false, true])
  })
})
