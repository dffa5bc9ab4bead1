import { chance, hash, next } from '../../../sandbox/engine/random.ts'
import type { Action } from './action.ts'
import type { Moment } from './moment.ts'
import { isSide, type Offer, TYPED } from './offer.ts'
import { matching } from '../invariants/texts.ts'

const TEXTS = ['100', '25', '0.5', '12.3456', '99999999', '0', '', '-3', '1,5', '66000', '66 900', '70000', 'BTC', 'a', '246810', '111111', '1e5'] as const
/** Roles that navigate to other pages. */
const LEADS_AWAY = new Set(['link', 'option'])
const OPENS_FORM = matching('orderForm.openPosition')
/** Once in this many actions the monkey idles; more often in a window, where announcements matter most. */
const DEEDS_A_REST = { page: 20, window: 6 } as const
const LOGS_OUT = matching('shell.logOut')

/** Weight of an offer: trading is preferred. */
function weight(offer: Offer): number {
  if (isSide(offer)) return 10
  if (OPENS_FORM.test(offer.name)) return 10
  if (LOGS_OUT.test(offer.name)) return 0.05
  if (TYPED.has(offer.role)) return 4
  if (offer.role === 'link') return 0.4
  return offer.isSo ? 0.3 : 1
}

/**
 * Chooses the next action. Every offer draws a number from seed, step and name, and the highest wins: an additional or missing
 * offer, such as a list that loads later, rarely changes the choice, so that a seed repeats the same run.
 */
export function choose(moment: Moment, seed: number, step: number): Action {
  // During a fault the monkey mostly stays on the page, which has to recover.
  const leaving = moment.faults.length > 0 ? 0.1 : 1
  const lots: [weight: number, key: string, action: Action][] = [
    [0.5, 'wait', { kind: 'wait' }],
    [0.3 * leaving, 'back', { kind: 'back' }],
    [0.15 * leaving, 'reload', { kind: 'reload' }],
  ]
  const times = new Map<string, number>()
  for (const offer of moment.offers) {
    const name = `${offer.role} ${offer.name.replaceAll(/\d/g, '')}`
    const nth = times.get(name) ?? 0
    times.set(name, nth + 1)
    const text = TEXTS[Math.floor(next(chance(hash(`text ${seed} ${step}`))) * TEXTS.length)] ?? ''
    lots.push([(weight(offer) * (LEADS_AWAY.has(offer.role) ? leaving : 1)) / (nth + 1), `${name} ${nth}`, TYPED.has(offer.role) ? { kind: 'type', offer, text } : { kind: 'press', offer }])
  }
  const inAll = lots.reduce((sum, [share]) => sum + share, 0)
  // If something is missing or failed, there are more announcements.
  if (moment.faults.length === 0 && moment.failures.length === 0 && !moment.isBusy) lots.push([inAll / DEEDS_A_REST[moment.windows.length > 0 ? 'window' : 'page'], 'settle', { kind: 'settle' }])
  // A fifth of the clicks in a window close it.
  lots.push([moment.windows.length > 0 ? inAll / 4 : 0.2, 'escape', { kind: 'escape' }])
  let best: Action = { kind: 'wait' }
  let highest = -Infinity
  for (const [share, key, action] of lots) {
    const lot = Math.log(next(chance(hash(`${seed} ${step} ${key}`)))) / share
    if (lot > highest) [highest, best] = [lot, action]
  }
  return best
}
