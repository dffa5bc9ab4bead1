import { createOrderCodes } from '../../sandbox/calls/orderChanges.ts'
import { createOrder } from '../../src/api/orderChanges.ts'
import { OrderId } from '../../src/api/scalars.ts'
import type { View } from '../types.ts'
import { confirmed, refusal, silence } from '../view/samples.ts'
import { done, failed, invokedIn, passed } from '../xstate.ts'
import { place, placement, view as openOrder } from './openOrder.ts'

const SEND = invokedIn('submission.sending')
const CHECK = invokedIn('submission.verifying.checking')
const placed = [OrderId.parse('sample')]

/** One change, sent once. It has no screen: here it is an order, shown in the form. */
export const view: View = {
  scenes: Object.fromEntries(
    Object.entries(openOrder.scenes).map(([name, scene]) => [name, { ...scene, input: confirmed('order', placement) }]),
  ),
  within: { machine: 'openOrder', begins: place },
  events: () => ({
    accepted: done(SEND, placed),
    refused: failed(SEND, refusal(createOrder.path, '1005')),
    'answer-lost': failed(SEND, silence(createOrder.path)),
    'change-found': done(CHECK, { found: placed }),
    'change-not-found': done(CHECK, 'notFound'),
    'check-inconclusive': done(CHECK, 'inconclusive'),
    'check-not-answered': failed(CHECK, silence('')),
    'three-seconds': passed('nextCheck', 'submission.verifying.waiting'),
    'fifteen-seconds': passed('longEnough', 'submission.verifying'),
  }),
  when: { 'fifteen-seconds': ({ context }) => context.longEnough === false },
  key: ({ conclusiveChecks, longEnough }: { conclusiveChecks: number; longEnough: boolean }) => [
    Math.min(conclusiveChecks, 3),
    longEnough,
  ],
  part: 'main form[aria-label]',
  says: {
    sending: 'orderForm.sending',
    'verifying.checking': 'orderForm.unknownTitle',
    'verifying.waiting': 'orderForm.unknownTitle',
    done: 'orderForm.sending',
    happened: 'orderForm.sending',
    refused: 'dashboard.createOrder.refused',
    didNotHappen: 'orderForm.notSeenTitle',
  },
  calls: [createOrder.path],
  codes: Object.values(createOrderCodes).map(String),
}
