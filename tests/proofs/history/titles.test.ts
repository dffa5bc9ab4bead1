import { expect, test } from 'vitest'
import { createOrder } from '../../../src/api/order.ts'
import { titles, toldBy } from './titles.ts'

test('every title tells one thing of a call, in both languages, alone and with its order before it', () => {
  for (const { path, told, title } of titles)
    for (const line of [title, `BTCUSDC LONG ×10: ${title}`, `${title} ×2`])
      expect(new Set(toldBy(line).filter((each) => each.path === path).map((each) => each.told)), line).toEqual(new Set([told]))
})

test('other lines tell nothing', () => {
  expect(toldBy('Orders and positions')).toEqual([])
  expect(toldBy('Zlecenie przyjęte').map(({ path, told }) => [path, told])).toEqual([[createOrder.path, 'done']])
})
