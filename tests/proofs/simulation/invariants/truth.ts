import { PAY_CODES } from '../../../../sandbox/codes.ts'
import { setContractRollover } from '../../../../src/api/user.ts'
import { check, type Finding as Found } from '../../history/check.ts'
import type { InvariantOf } from './invariant.ts'

const stage: Record<string, number> = { NEW: 1, ACTIVATING: 2, ACTIVE: 3, ACTIVATING_FAIL: 4, CLOSED: 4, CANCELED: 4 }

/** Outcomes shown by all pages, compared with the exchange's journal. */
export const truth: InvariantOf = (world) => {
  const last = new Map<string, unknown>()
  // Sending it again is harmless, so one check suffices to report that it did not arrive, however late it does.
  const isHarmless = ({ rule, text }: Found) => rule === 'thereNotDone' && text.startsWith(setContractRollover.path)
  // A failed payment leaves the wallet unchanged, so the wallet shows that nothing arrived.
  const isUnpaid = ({ rule, text }: Found) =>
    rule === 'thereNotDone' && text.includes('payCode') && !text.includes(PAY_CODES.valid)
  const findings = () =>
    world.recorders.flatMap((recorder) =>
      check(recorder.history()).filter((each) => !isHarmless(each) && !isUnpaid(each)),
    )
  const say = (all: ReturnType<typeof findings>) => all.map(({ rule, text }) => `${rule}: ${text}`)
  return {
    after: () => {
      for (const { page, name, opened } of world.tabs) {
        if (!page?.inside) continue
        for (const [key, data] of page.inside.queryClient.getQueriesData<{
          items: { orderId: string; state: string }[]
          unreadable: number
        }>({ queryKey: ['orders'] })) {
          const of = `${key.join(' ')} ${name}${opened} ${world.email}`
          if (!Array.isArray(data?.items) || last.get(of) === data) continue
          last.set(of, data)
          page.inside.recorder.shown({
            of,
            stages: Object.fromEntries(data.items.map(({ orderId, state }) => [orderId, stage[state] ?? 0])),
            isWhole: data.unreadable === 0,
          })
        }
      }
      return say(findings().filter(({ rule }) => rule !== 'unresolved'))
    },
    atRest: () => say(findings()),
  }
}
