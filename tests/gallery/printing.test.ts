import { expect, test } from 'vitest'
import { charts } from '../../gallery/chart/machines.ts'
import { printAll } from '../../gallery/printing.ts'
import { partsOf } from '../../gallery/sheet/parts.ts'
import { NO_PICTURES, pictureName, readPictures } from '../../gallery/sheet/pictures.ts'
import { takeTurn } from '../../gallery/sheet/turns.ts'
import { views } from '../../gallery/views/views.ts'

const wanted = ['a', 'b', 'c'].map((name) => ({ name }))

test('a picture that cannot be taken is told of, and the next is taken', async () => {
  const taken: string[] = []
  const told: string[] = []
  const printed = await printAll(wanted, {
    isThere: () => false,
    take: async ({ name }) => {
      if (name === 'b') throw new Error('it does not come\nand more')
      taken.push(name)
    },
    tell: (line) => told.push(line),
  })
  expect(taken).toEqual(['a', 'c'])
  expect(printed).toEqual({ taken: 2, kept: 0, failed: ['b: Error: it does not come'] })
  expect(told).toEqual(['1 of 3: a', '2 of 3: not b: Error: it does not come', '3 of 3: c'])
})

test('a run that ended early is resumed: what is there is not taken again', async () => {
  const taken: string[] = []
  const printed = await printAll(wanted, { isThere: ({ name }) => name !== 'c', take: async ({ name }) => void taken.push(name), tell: () => {} })
  expect(taken).toEqual(['c'])
  expect(printed).toMatchObject({ taken: 1, kept: 2, failed: [] })
})

test('every look of every machine has a picture of its own name', () => {
  const names = charts.filter(({ name }) => name in views).flatMap((chart) => {
    const view = views[chart.name] ?? expect.fail(chart.name)
    return partsOf(chart, view, null).flatMap((part) => part.paths.map((path) => pictureName(chart.name, part.scene, path, { lang: 'en', theme: 'dark', width: 700 })))
  })
  expect(names.length).toBeGreaterThan(100)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[\w/.+-]+\.webp$/)
})

test('a list that cannot be read is a list without pictures', () => {
  for (const text of ['', '{}', '{"parts":{"a":{}},"printed":""}']) expect(readPictures(text)).toEqual(NO_PICTURES)
})

test('two frames begin at once, the next when one has come or is not wanted any more', () => {
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
