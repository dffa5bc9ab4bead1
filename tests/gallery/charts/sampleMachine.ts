import { assign, fromCallback, fromPromise, setup } from 'xstate'

/** A machine that has one of everything that the product's machines have. */
export const sampleMachine = setup({
  types: {
    // Types only: xstate reads no value here.
    context: {} as { count: number },
    events: {} as { type: 'GO' } | { type: 'STAY' } | { type: 'AGAIN' },
  },
  actors: { ask: fromPromise(async () => 1), listen: fromCallback(() => {}) },
  guards: { isReady: () => true, isLate: (_, limit: number) => limit > 3 },
  actions: { tell: () => {} },
  delays: { aWhile: 1_500, sometimes: () => 10 },
}).createMachine({
  id: 'sample',
  description: 'One of everything.',
  context: { count: 0 },
  invoke: { id: 'listen', src: 'listen', onError: { target: '.over', description: 'The listener broke.' } },
  initial: 'first',
  states: {
    first: {
      description: 'Continues by itself.',
      tags: ['early'],
      always: [
        { guard: 'isReady', target: 'asking', description: 'Ready.' },
        { guard: ({ context }) => context.count > 3, target: 'over' },
      ],
      on: {
        GO: [
          { guard: { type: 'isLate', params: 3 }, target: 'over', description: 'Late.' },
          { target: 'asking', description: 'On it goes.' },
        ],
        STAY: { actions: ['tell', assign({ count: 1 })], description: 'Nothing moves.' },
        AGAIN: { target: 'first', reenter: true, description: 'Once more.' },
      },
      after: {
        250: 'asking',
        aWhile: { actions: 'tell', description: 'It takes a while.' },
        sometimes: { target: 'over', description: 'At some time.' },
      },
    },
    asking: {
      description: 'Asks twice at once.',
      invoke: [
        {
          id: 'ask',
          src: 'ask',
          onDone: [{ guard: 'isReady', target: '.answered', description: 'Ready.' }, { target: 'over' }],
          onError: { target: 'over', description: 'It failed.' },
          onSnapshot: { actions: 'tell', description: 'On its way.' },
        },
        { src: 'ask', onDone: { target: '#sample.over', description: 'The other one.' } },
      ],
      initial: 'open',
      states: { open: { description: 'No answer so far.' }, answered: { description: 'Answered.' } },
    },
    over: { description: 'The end.', type: 'final' },
  },
})
