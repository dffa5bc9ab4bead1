import { expect, test } from 'vitest'
import { charts } from '../../../gallery/chart/machines.ts'
import { allPictured } from '../../../gallery/export/contactSheet/pictured.ts'
import { NO_PICTURES, readPictures } from '../../../gallery/export/contactSheet/pictures.ts'
import { takeTurn } from '../../../gallery/export/contactSheet/useTile.ts'
import { printAll } from '../../../gallery/printing.ts'
import { views } from '../../../gallery/views/views.ts'

const wanted = ['a', 'b', 'c'].map((name) => ({ name }))

test('a picture that fails is retried at the end, then reported; the others are taken', async () => {
  const takenNames: string[] = []
  const lines: string[] = []
  const printed = await printAll([wanted], {
    take: async ({ name }) => {
      const isFirst = !takenNames.includes(name)
      takenNames.push(name)
      if (name === 'b' || (name === 'a' && isFirst)) throw new Error('it does not come\nand more')
    },
    tell: (line) => lines.push(line),
  })
  expect(takenNames).toEqual(['a', 'b', 'c', 'a', 'b'])
  expect(printed).toEqual({ taken: 2, failed: ['b: Error: it does not come'] })
  expect(lines).toEqual(['1 of 3: c', '2 of 3: a', '3 of 3: not b: Error: it does not come'])
})

test('several pages work in parallel, each on a whole group', async () => {
  const taken: string[][] = [[], []]
  const groups = ['ab', 'cd', 'ef', 'gh'].map((names) => names.split('').map((name) => ({ name })))
  const { promise: firstIsTaken, resolve } = Promise.withResolvers<void>()
  const printed = await printAll(groups, {
    take: async ({ name }, worker) => {
      if (name === 'a') await firstIsTaken
      taken[worker]?.push(name)
      if (name === 'h') resolve()
    },
    tell: () => {},
    workers: 2,
  })
  expect(taken.map((names) => names.join(''))).toEqual(['ab', 'cdefgh'])
  expect(printed).toEqual({ taken: 8, failed: [] })
})

test('every view and every screen has a picture of its own name', () => {
  const names = allPictured(charts, views).map(({ nameIn }) => nameIn({ lang: 'en', theme: 'dark', width: 700 }))
  expect(names.length).toBeGreaterThan(300)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[\w/.+-]+\.webp$/)
})

test('an unreadable list counts as empty', () => {
  for (const text of ['', '{}', '{"parts":{"a":{}},"printed":""}']) expect(readPictures(text)).toEqual(NO_PICTURES)
})

test('two frames load at a time, the next when one has loaded or is no longer needed', () => {
  const begun: string[] = []
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => takeTurn(() => begun.push(name)))
  expect(begun).toEqual(['a', 'b'])
  c?.()
  a?.()
  a?.()
  expect(begun).toEqual(['a', 'b', 'd'])
  b?.()
  d?.()
})
