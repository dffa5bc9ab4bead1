import type { BrowserContext, Page, Request } from '@playwright/test'
import { calls } from '../../../../sandbox/calls/all.ts'
import { createOrder } from '../../../../src/api/orderChanges.ts'
import { check } from '../../../proofs/history/check.ts'
import {
  type Confirmation,
  type JournalledChange,
  type ReportedOutcome,
  changeText,
} from '../../../proofs/history/history.ts'
import { titlesIn } from '../../../proofs/history/titles.ts'

/** An entry of the exchange's journal, as far as needed here. */
interface Entry {
  path: string
  payload: unknown
  idempotencyKey: string | null
  outcome: string
}

/** The network's result. `unseen`: unknown. */
type Answer = 'ok' | 'no' | 'lost' | 'unseen'

interface Recorded extends Omit<Confirmation, 'outcomes'> {
  path: string
  outcomes: ReportedOutcome[]
  answer: Answer
  /** Entries of the exchange when the trader saw that nothing had arrived. */
  madeThen: Promise<readonly JournalledChange[]> | null
}

const TELL = '__tellHistory'
const journalled = ({ path, payload, idempotencyKey, outcome }: Entry): JournalledChange => ({
  what: changeText(path, payload),
  key: idempotencyKey,
  outcome,
})

/** In the page: reports each line inserted into a live region, once. */
function listen(tell: string) {
  if (window.origin === 'null') return
  const REGIONS = '.toasts, [role="alert"], [role="status"], output'
  const say = (text: string | null) => {
    const line = text?.trim() ?? ''
    // Created by exposeBinding.
    if (line !== '' && line.length < 200) (window as unknown as Record<string, (line: string) => void>)[tell]?.(line)
  }
  const leaves = (node: Node) => {
    if (node instanceof Text) say(node.data)
    else for (const child of node.childNodes) leaves(child)
  }
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') {
        if (target.parentElement?.closest(REGIONS)) leaves(target)
        continue
      }
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue
        if (added.closest(REGIONS)) leaves(added)
        else for (const region of added.querySelectorAll(REGIONS)) leaves(region)
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

async function answerOf(request: Request): Promise<Answer> {
  try {
    const response = await request.response()
    if (!response?.ok()) return 'lost'
    const text = await response.text()
    return /"result":"ok"/.test(text) ? 'ok' : /"result":"error"/.test(text) ? 'no' : 'lost'
  } catch {
    return 'unseen'
  }
}

/**
 * Records the keyed requests of a test's pages, and the titles of the messages about their outcome. If the test itself responds for
 * the exchange, or releases a request after its page has given it up, the message is not compared with the journal.
 */
export async function recordHistory(context: BrowserContext, journal: () => Promise<{ entries: Entry[] }>) {
  let confirmations: Recorded[] = []
  let at = 0
  const tabs = new Map<Page, string>()
  function tabOf(page: Page) {
    const name = tabs.get(page) ?? `tab ${tabs.size + 1}`
    tabs.set(page, name)
    return name
  }
  const end = (one: Recorded) => {
    one.endedAt ??= at++
  }
  const entries = async () => (await journal()).entries.map(journalled)

  const send = (request: Request) => {
    const path = new URL(request.url()).pathname
    const key = request.headers()['idempotency-key']
    if (calls.get(path)?.endpoint.changes !== true || key === undefined) return
    const what = changeText(path, request.postDataJSON())
    const one: Recorded = {
      tab: tabOf(request.frame().page()),
      path,
      what,
      key,
      at: at++,
      endedAt: null,
      journalled: null,
      outcomes: [],
      isCutOff: true,
      tookEffect: path !== createOrder.path,
      answer: 'unseen',
      madeThen: null,
    }
    confirmations.push(one)
    void answerOf(request).then((answer) => {
      one.answer = answer
      end(one)
    })
  }
  const leave = (page: Page) => confirmations.filter(({ tab }) => tab === tabOf(page)).forEach(end)
  const report = (page: Page, line: string) => {
    for (const { path, outcome } of titlesIn(line)) {
      const open = confirmations.filter(
        (one) => one.tab === tabOf(page) && one.path === path && ['unknown', undefined].includes(one.outcomes.at(-1)),
      )
      const [one, ...others] = open
      // A title does not identify one of several changes.
      if (!one || others.length > 0) continue
      one.outcomes.push(outcome)
      if (outcome === 'notArrived' || outcome === 'refused') one.madeThen = entries().catch(() => [])
    }
  }
  context.on('request', send)
  context.on('page', (page) => page.on('domcontentloaded', leave))
  await context.exposeBinding(TELL, ({ page }, line: string) => report(page, line))
  await context.addInitScript(listen, TELL)

  /** Compares a message only if the exchange itself responded in time. */
  async function comparable(one: Recorded, all: readonly JournalledChange[]): Promise<boolean> {
    const isOk = (list: readonly JournalledChange[]) =>
      list.some(({ key, outcome }) => key === one.key && outcome === 'ok')
    if (one.answer === 'unseen' || (one.answer === 'ok' && !isOk(all)) || (one.answer === 'no' && isOk(all)))
      return false
    return one.madeThen === null || isOk(await one.madeThen) === isOk(all)
  }

  /** Returns the violations so far, and starts a new history. */
  async function findings() {
    const all = confirmations
    confirmations = []
    if (all.length === 0) return []
    const entriesNow = await entries()
    const comparables = await Promise.all(
      all.map(async (one): Promise<Confirmation> =>
        (await comparable(one, entriesNow)) ? one : { ...one, outcomes: [] },
      ),
    )
    return check({ asked: comparables, journal: entriesNow, shown: [] }).map(({ rule, text }) => `${rule}: ${text}`)
  }
  return { findings }
}
