import type { Persona } from '../../../sandbox/engine/personas.ts'
import type { Offer } from './offer.ts'

/** An action of the monkey. */
export type Action =
  | { kind: 'press'; offer: Offer }
  | { kind: 'type'; offer: Offer; text: string }
  | { kind: 'escape' | 'back' | 'reload' | 'wait' }
  /** Waits until everything has ended, and then for another minute. */
  | { kind: 'settle' | 'rest' }
  /** Returns to the app by logging in. */
  | { kind: 'return'; to: string; as: Persona }
  | { kind: 'fault' | 'heal'; fault: string }
  /** Not possible: something covers the target, or it has disappeared. */
  | { kind: 'missed'; offer: Offer }

const quoted = ({ role, name }: Offer) => `${role} “${name}”`

/** A line of the run's log. */
export function describeAction(action: Action): string {
  switch (action.kind) {
    case 'press':
      return `presses the ${quoted(action.offer)}`
    case 'type':
      return `types “${action.text}” into the ${quoted(action.offer)}`
    case 'escape':
      return 'presses Escape'
    case 'back':
      return 'goes back'
    case 'reload':
      return 'reloads the page'
    case 'wait':
      return 'waits'
    case 'settle':
      return 'does nothing until all has come to its end'
    case 'rest':
      return 'does nothing for a minute'
    case 'return':
      return `logs in as ${action.as}, and opens ${action.to}`
    case 'fault':
      return `— the exchange: ${action.fault}`
    case 'heal':
      return `— the exchange is well again, after: ${action.fault}`
    case 'missed':
      return `cannot reach the ${quoted(action.offer)}`
  }
}
