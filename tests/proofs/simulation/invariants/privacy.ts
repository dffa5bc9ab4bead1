import { UserMarks } from '../../invariants/marks.ts'
import type { Page } from '../page.ts'
import type { Tab } from '../tab.ts'
import type { InvariantOf } from './invariant.ts'

const SPOKEN = ['aria-label', 'title', 'placeholder', 'href'] as const

/** All readable content of a page: its title, text, names and addresses, and the values of fields. */
function readableOn({ window: { document } }: Page): string {
  const names = [...document.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join())].flatMap((element) =>
    SPOKEN.map((name) => element.getAttribute(name) ?? ''),
  )
  const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value)
  return [document.title, document.body.textContent, ...names, ...values].join('\n')
}

/** After a session has ended, nothing of its user is read, sent or stored where the next user finds it. */
export const privacy: InvariantOf = (world) => {
  const marks = new UserMarks(world.exchange)
  let sent = 0
  const stored = ({ session, windowName }: Tab) => [...session.items, ['window.name', windowName] as const]
  return {
    after: (step) => {
      const { email, tabs, network, local } = world
      marks.note(email)
      if (step.do === 'type') marks.typed(email, step.text)
      const calls = network.sent.slice(sent)
      sent = network.sent.length
      return [
        ...tabs.flatMap(({ page, name }) => {
          if (!page?.inside || page.isGone) return []
          // A page whose session has ended belongs to no user.
          const reader = page.inside.session.isOver() ? null : email
          const mark = marks.ofOthers(readableOn(page), reader)
          return mark === undefined ? [] : [`${name} shows “${mark}” of another user to ${reader ?? 'anybody'}`]
        }),
        ...calls.flatMap(({ tab, path, body, email: sender }) => {
          const mark = marks.ofOthers(body, sender) ?? marks.orderOfOthers(body, sender)
          return mark === undefined ? [] : [`${tab} sends “${mark}” of another user to ${path} as ${sender}`]
        }),
        ...[[...local.items], ...tabs.map(stored)]
          .flatMap((items) => marks.misplaced(items) ?? [])
          .map((what) => `the next user can read ${what}`),
      ]
    },
  }
}
