import { expect, test } from 'vitest'
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

test('every code of a flow has a message, and every message a view or a reason', () => {
  const codes = new Set(Object.values(views).flatMap((view) => view.codes))
  expect([...codes].filter((one) => !messages.some(({ code }) => code === one))).toEqual([])
  expect(new Set(messages.flatMap(({ key, seen }) => (seen ? [] : key)))).toEqual(new Set(Object.keys(UNSEEN)))
})

test('a text is shown where it is read: after its event, in its scene, below its title', () => {
  const seenOf = (wanted: string) => messages.find(({ key }) => key === wanted)?.seen
  expect(seenOf('dialogs:closeOrder.lostText')?.place).toMatchObject({ state: 'notArrived', by: 'not-found' })
  expect(seenOf('palette:nothing')?.place).toEqual(seenOf('palette:nothingText')?.place)
  expect(seenOf('dialogs.uncheckedTitle')?.place).toMatchObject({ state: 'notArrived', by: 'check-failed' })
  expect(seenOf('resetModal.initError.4001')?.settings.scene).toBe('activating')
})
