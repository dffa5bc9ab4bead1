import { getPrice } from '../../../src/wire/market.ts'
import { listOrders } from '../../../src/wire/order.ts'
import { terminateAfter401, terminateSession } from '../../../src/wire/user.ts'
import { TOKEN } from '../setting.ts'
import type { LawOf } from './law.ts'

const ENDS = new Set([terminateAfter401.path, terminateSession.path])
const endsBy9000 = new Set<string>([getPrice.path, listOrders.path])

/** A session ends once, for a reason, and nothing of it is sent or kept afterwards. */
export const session: LawOf = (world) => {
  let sent = 0
  let departed = 0
  const ended = new Map<object, number>()
  return {
    name: 'session',
    after: (step) => {
      const wrong: string[] = []
      for (const call of world.network.sent.slice(sent)) {
        if (call.isLeaving && !ENDS.has(call.path)) wrong.push(`${call.path} was sent while ${call.tab} was leaving`)
        if (!ENDS.has(call.path)) continue
        const times = (ended.get(call.page) ?? 0) + 1
        ended.set(call.page, times)
        if (times > 1) wrong.push(`the session of ${call.tab} was ended ${times} times`)
      }
      sent = world.network.sent.length
      for (const { tab: { name: tab, pressedAtMs }, url, page, times, atMs } of world.departures.slice(departed)) {
        if (times > 1) wrong.push(`${tab} left ${times} times`)
        if (url.includes('token')) wrong.push(`the token goes along to ${url}`)
        if (!url.startsWith('/auth')) continue
        const isAnswered = world.network.answered.some((call) => call.page === page && (call.status === 401 || (call.code === '9000' && endsBy9000.has(call.path))))
        const isAsked = atMs - pressedAtMs < 30_000 || step.do === 'sleep'
        const isContests = new URL(page.window.location.href).pathname.includes('contests')
        if (!isAnswered && !isAsked && !isContests) wrong.push(`${tab} left for ${url} without a reason`)
      }
      departed = world.departures.length
      for (const { page } of world.tabs) {
        const token = page && new URL(page.window.location.href).searchParams.get('token')
        if (token !== null && token !== TOKEN) wrong.push(`the token in the address has become ${token}`)
      }
      for (const { page, name } of world.tabs) {
        if (!page || page.isGone || !ended.has(page) || world.tabs.length > 1) continue
        if (world.local.items.has('sessionExpiry')) wrong.push(`${name} has ended its session, and the marker is there`)
      }
      return wrong
    },
  }
}
