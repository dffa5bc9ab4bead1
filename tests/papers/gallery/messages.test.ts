import { expect, test } from 'vitest'
import { search } from '../../../gallery/app/shell/search.ts'
import { allSituations } from '../../../gallery/app/situations.ts'
import { messagesIn, UNSEEN } from '../../../gallery/messages/messages.ts'
import { views } from '../../../gallery/views/views.ts'
import { productTexts } from './productTexts.ts'

const texts = ['en', 'pl'].map(productTexts)
const messages = messagesIn(texts)

test('every message is there in both languages, once', () => {
  expect(messages.length).toBeGreaterThan(120)
  expect(messages.filter(({ texts: [en = '', pl = ''] }) => en === '' || pl === '' || /\{\{/.test(en + pl))).toEqual([])
  expect(new Set(messages.map(({ key, code }) => `${key} ${code}`)).size).toBe(messages.length)
})

test('every code of a flow is among them, and each has the view that shows it, unless it says why none does', () => {
  const codes = new Set(Object.values(views).flatMap((view) => view.codes))
  expect([...codes].filter((one) => !messages.some(({ code }) => code === one))).toEqual([])
  expect(new Set(messages.flatMap(({ key, seen }) => (seen ? [] : key)))).toEqual(new Set(Object.keys(UNSEEN)))
})

test('there are errors, empty states and toasts', () => {
  const keysOf = (kind: string) => messages.filter((one) => one.kind === kind).map(({ key }) => key)
  expect(keysOf('error')).toEqual(
    expect.arrayContaining([
      'closeOrder.error.2002',
      'common.errorLoading',
      'dialogs.uncheckedTitle',
      'dialogs:closeOrder.lostTitle',
      'dialogs:closeOrder.refusedClose',
      'resetModal.initError.4001',
      'crash.page',
    ]),
  )
  expect(keysOf('empty')).toEqual(
    expect.arrayContaining([
      'orders.emptyText.positions',
      'contests.noContests',
      'market.noMatch',
      'palette:nothingText',
    ]),
  )
  expect(keysOf('toast')).toEqual(expect.arrayContaining(['orderNews.one.liquidation', 'release.title']))
})

test('a text is shown where it is read: after its event, in its scene, below its title', () => {
  const seenOf = (wanted: string) => messages.find(({ key }) => key === wanted)?.seen
  expect(seenOf('dialogs:closeOrder.lostText')?.place).toMatchObject({ state: 'notArrived', by: 'not-found' })
  expect(seenOf('palette:nothing')?.place).toEqual(seenOf('palette:nothingText')?.place)
  expect(seenOf('dialogs.uncheckedTitle')?.place).toMatchObject({ state: 'notArrived', by: 'check-failed' })
  expect(seenOf('resetModal.initError.4001')?.settings.scene).toBe('activating')
})

test('the search finds a code, and Polish words, and a message that no view shows', () => {
  expect(search(allSituations(texts), 'nothing here yet')[0]).toMatchObject({
    place: { page: 'messages', key: 'chart:nothing' },
  })
  const [failed] = search(allSituations(texts), '9900')
  expect(failed).toMatchObject({ machine: 'Messages', place: { machine: 'reset', state: 'error' } })
  expect(search(allSituations(texts), 'brak otwartych pozycji').some(({ machine }) => machine === 'Messages')).toBe(
    true,
  )
})
