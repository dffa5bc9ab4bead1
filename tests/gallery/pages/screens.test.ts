import { expect, test } from 'vitest'
import { parseAddress } from '../../../gallery/address.ts'
import { search } from '../../../gallery/app/shell/search.ts'
import { screenSituations } from '../../../gallery/app/situations.ts'
import { viewsOf } from '../../../gallery/export/changes/changedMachines.ts'
import { picturedScreens } from '../../../gallery/export/contactSheet/pictured.ts'
import { ordersOf } from '../../../gallery/screens/answers.ts'
import { areas } from '../../../gallery/screens/areas.ts'
import { knownChoices, setupOf } from '../../../gallery/screens/setup.ts'
import { closedOrder, openPosition } from '../../../gallery/view/orders.ts'
import { productTexts } from '../../papers/gallery/productTexts.ts'

const texts = ['en', 'pl'].map(productTexts)
const all = areas.flatMap((area) =>
  Object.entries(area.screens).map(([name, screen]) => ({ id: `${area.name}/${name}`, area, name, screen })),
)

test('a choice’s steps follow those of its screen, and an unknown choice is the first', () => {
  const screen = {
    title: '',
    about: '',
    page: '/a',
    says: 'b',
    steps: [{ pressAt: 'x' }],
    choices: { first: { title: '' }, second: { title: '', page: '/c', steps: [{ pressAt: 'y' }] } },
  }
  expect(setupOf(screen, { state: 'second' })).toMatchObject({
    page: '/c',
    says: 'b',
    steps: [{ pressAt: 'x' }, { pressAt: 'y' }],
  })
  expect(knownChoices(screen, { state: 'third', two: 'first' })).toEqual({ state: 'first' })
  expect(knownChoices(screen, { state: 'toString' })).toEqual({ state: 'first' })
  expect(knownChoices(screen, { formerly: 'second' })).toEqual({ state: 'second' })
})

test('each picture of a screen is named in a comparison of commits', () => {
  const { settings } = parseAddress('')
  const names = picturedScreens().map(({ nameIn }) => nameIn(settings))
  const compared = viewsOf(names.map((name) => ({ name, change: 'changed' })))
  expect(compared).toHaveLength(names.length)
  expect(compared.filter(({ address, machine }) => address === null || machine !== 'screens')).toEqual([])
  expect(compared.find(({ title }) => title === 'Orders panel › Positions: A thousand')?.address?.place).toEqual({
    page: 'screen',
    area: 'orders',
    screen: 'positions',
    choices: { state: 'thousand' },
  })
})

const found = (question: string) =>
  search(screenSituations(texts), question).map(({ place }) =>
    'screen' in place ? `${place.area}/${place.screen}` : '',
  )

test('the search finds a screen by its title, its texts in both languages, and synonyms', () => {
  for (const { id, area, screen } of all) expect(found(`${area.title} ${screen.title}`)[0], id).toBe(id)
  expect(found('więcej niż dostępne saldo')).toContain('orderForm/problem')
  expect(found('orders a thousand')[0]).toBe('orders/positions')
})

test('many rows are as many different orders, and a position that its stop closes is closed at it', () => {
  const { orders } = ordersOf('positions', 50)({ orders: [{ ...openPosition, created: 0 }] })
  const kinds = (field: string) => new Set(orders.map((one) => one[field])).size
  expect(['orderId', 'created', 'startPrice', 'type', 'leverage'].map(kinds)).toEqual([50, 50, 50, 2, 5])
  expect(closedOrder(openPosition, 'STOP_LOSS').closePrice).toBe(openPosition.stopLoss)
})
