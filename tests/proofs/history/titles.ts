import { LANGUAGES } from '../../../src/constants/limits.ts'
import { closeOrder, createOrder, editOrder } from '../../../src/api/order.ts'
import { readTexts } from '../../unit/features/info/texts.ts'
import type { Told } from './history.ts'

/** The titles that report the outcome of a change, by its call: keys of the texts. */
const keys: Readonly<Record<string, Partial<Record<Told, readonly string[]>>>> = {
  [createOrder.path]: {
    done: ['dashboard.createOrderSuccess', 'orderForm.happenedTitle'],
    refused: ['dashboard.createOrder.refused'],
    notArrived: ['orderForm.notSeenTitle'],
    unknown: ['orderForm.unknownTitle'],
    open: ['orderForm.unsettledTitle'],
  },
  [closeOrder.path]: {
    done: ['dialogs:closeOrder.closed', 'dialogs:closeSeveral.closing', 'dialogs:closeOrder.canceled'],
    refused: ['dialogs:closeOrder.refusedClose', 'dialogs:closeOrder.refusedCancel'],
    notArrived: ['dialogs:closeOrder.lostTitle'],
  },
  [editOrder.path]: { done: ['dialogs:addTPSL.done', 'dialogs:addTPSL.saved'], refused: ['dialogs:addTPSL.refused'], notArrived: ['dialogs:addTPSL.lostTitle'] },
}

interface Title {
  path: string
  told: Told
  title: string
}

const textAt = (key: string, language: string) => {
  const [path = '', namespace = 'common'] = key.split(':').toReversed()
  const text = path.split('.').reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], readTexts(language, namespace)) // a key of these texts
  if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`)
  return text
}

/** The titles in every language. */
export const titles: readonly Title[] = Object.entries(keys).flatMap(([path, said]) =>
  Object.entries(said).flatMap(([told, names]) =>
    names.flatMap((key) => LANGUAGES.map((language) => ({ path, told: told as Told, title: textAt(key, language) }))), // the keys of `said`
  ),
)

/** The meaning of a line on the page: a title, possibly after its order, or a repeated one. */
export const toldBy = (line: string) => titles.filter(({ title }) => line === title || line.endsWith(`: ${title}`) || line.startsWith(`${title} ×`))
