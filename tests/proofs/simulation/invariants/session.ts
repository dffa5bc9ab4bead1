import { getPrice } from '../../../../src/api/market.ts'
import { listOrders } from '../../../../src/api/order.ts'
import { terminateAfter401, terminateSession } from '../../../../src/api/user.ts'
import { TOKEN } from '../setting.ts'
import type { Page } from '../tab.ts'
import type { InvariantOf } from './invariant.ts'

const ENDS = new Set([terminateAfter401.path, terminateSession.path])
const endsBy9000 = new Set<string>([getPrice.path, listOrders.path])

const isDoor = (pressed: Element | null | undefined) => /log ?(in|out)|(za|wy)loguj/i.test(pressed?.textContent ?? '')

/** A session ends once, for a reason, and nothing of it is sent or stored afterwards. */
export const session: InvariantOf = (world) => {
  let sent = 0
  let departed = 0
  /** The last click on "Log in" or "Log out", in any tab. */
  let askedAtMs = -Infinity
  /** The last departure of each page. */
  const leftAtMs = new Map<Page, number>()
  const ended = new Set<Page>()
  /** The last page of each tab: a closed one may have left data of its session. */
  const lastOf = new Map<object, Page>()
  /** By page: how often its session has ended, and how much was reported of each change pending then. */
  const ends = new Map<Page, { epoch: number; told: readonly number[] }>()
  const toldAfterwards = () =>
    world.tabs.flatMap(({ page, name }) => {
      if (!page?.inside) return []
      const { asked } = page.inside.recorder.history()
      const epoch = page.inside.session.epoch()
      const counts = asked.map((each) => each.outcomes.length)
      const last = ends.get(page)
      if (last?.epoch !== epoch) ends.set(page, { epoch, told: epoch === 0 ? [] : counts })
      const late = last?.epoch === epoch ? last.told.findIndex((before, nth) => (counts[nth] ?? 0) > before) : -1
      return late >= 0
        ? [`${name} shows the outcome of ${asked[late]?.what}, which was requested in an ended session`]
        : []
    })
  return {
    after: (step) => {
      const wrong: string[] = []
      for (const call of world.network.sent.slice(sent)) {
        const isEnd = ENDS.has(call.path)
        if (call.isLeaving && !isEnd) wrong.push(`${call.path} was sent while ${call.tab} was leaving`)
        if (isEnd && ended.has(call.page)) wrong.push(`the session of ${call.tab} was ended twice`)
        if (isEnd) ended.add(call.page)
      }
      sent = world.network.sent.length
      if ('tab' in step && ['press', 'pressTwice', 'key'].includes(step.do) && isDoor(world.tabs[step.tab]?.pressed))
        askedAtMs = world.clock.passedMs
      for (const { tab, url, page, atMs } of world.departures.slice(departed)) {
        // Who logs out on the way to the main site leaves for the login instead.
        if ((leftAtMs.get(page) ?? -Infinity) > askedAtMs - step.thenMs) wrong.push(`${tab.name} left twice`)
        leftAtMs.set(page, atMs)
        if (url.includes('token')) wrong.push(`the token is passed to ${url}`)
        if (!url.startsWith('/auth')) continue
        const isAnswered = world.network.answered.some(
          (call) => call.page === page && (call.status === 401 || (call.code === '9000' && endsBy9000.has(call.path))),
        )
        const isAsked = step.do === 'sleep' || atMs - askedAtMs < 30_000
        const isContests = new URL(page.window.location.href).pathname.includes('contests')
        if (!isAnswered && !isAsked && !isContests) wrong.push(`${tab.name} left for ${url} without a reason`)
      }
      departed = world.departures.length
      for (const tab of world.tabs) {
        const token = tab.page && new URL(tab.page.window.location.href).searchParams.get('token')
        if (token !== null && token !== TOKEN) wrong.push(`the token in the address has become ${token}`)
        if (tab.page) lastOf.set(tab, tab.page)
        const last = lastOf.get(tab)
        if (last && ended.has(last) && world.tabs.length === 1 && world.local.has('sessionExpiry'))
          wrong.push(`${tab.name} has ended its session, and the marker is there`)
      }
      return [...wrong, ...toldAfterwards()]
    },
  }
}
