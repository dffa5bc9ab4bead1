import { callFacts } from '../../../scripts/openapi/callFacts.ts'
import { contractCalls } from '../../../scripts/openapi/calls.ts'
import { closeOrder, createOrder } from '../../../src/api/orderChanges.ts'
import { LANGUAGES } from '../../../src/constants/limits.ts'
import { textAt } from '../../textAt.ts'
import type { ReportedOutcome } from './history.ts'

type Keys = Partial<Record<ReportedOutcome, readonly string[]>>

/** The titles that report the outcome of a change, by its call: keys of the texts. Here those that `usualKeys` does not name. */
const ownKeys: Readonly<Record<string, Keys>> = {
  [createOrder.path]: {
    done: ['dashboard.createOrderSuccess', 'orderForm.happenedTitle'],
    refused: ['dashboard.createOrder.refused'],
    notArrived: ['orderForm.notSeenTitle'],
    unknown: ['orderForm.unknownTitle'],
    open: ['orderForm.outcomeUnknownTitle'],
  },
  [closeOrder.path]: {
    done: ['dialogs:closeOrder.closed', 'dialogs:closeSeveral.closing', 'dialogs:closeOrder.canceled'],
    refused: ['dialogs:closeOrder.refusedClose', 'dialogs:closeOrder.refusedCancel'],
    notArrived: ['dialogs:closeOrder.lostTitle'],
  },
}

const hasText = (key: string) => textAt('en', key) !== undefined
function titleAt(key: string, language: string): string {
  const text = textAt(language, key)
  if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`)
  return text
}

/** A dialog's titles are beside the words for its codes: `addTPSL.done` with `addTPSL.error`; `saved` only if its toast says more. */
function usualKeys(name: string): Keys {
  const family = callFacts(name)
    .codes?.replace(/^dialogs:/, '')
    .replace(/\.error$/, '')
  const key = (title: string) => `dialogs:${family}.${title}`
  return {
    done: [key('done'), ...(hasText(key('saved')) ? [key('saved')] : [])],
    refused: [key('refused')],
    notArrived: [key('lostTitle')],
  }
}

/** Of every change of an order. */
const keys = contractCalls.flatMap(({ name, tag, endpoint: { path, changes } }) =>
  tag === 'Orders' && changes ? [[path, ownKeys[path] ?? usualKeys(name)] as const] : [],
)

interface Title {
  path: string
  outcome: ReportedOutcome
  title: string
}

/** The titles in every language. */
const titles: readonly Title[] = keys.flatMap(([path, said]) =>
  Object.entries(said).flatMap(
    ([outcome, names]) =>
      names.flatMap((key) =>
        LANGUAGES.map((language) => ({ path, outcome: outcome as ReportedOutcome, title: titleAt(key, language) })),
      ), // the keys of `said`
  ),
)

/** The meaning of a line on the page: a title, possibly after its order, or a repeated one. */
export const titlesIn = (line: string) =>
  titles.filter(({ title }) => line === title || line.endsWith(`: ${title}`) || line.startsWith(`${title} ×`))
