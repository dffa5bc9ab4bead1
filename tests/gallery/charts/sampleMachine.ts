import { and, assign, fromCallback, fromPromise, not, setup } from 'xstate'

/** A machine that has one of everything a state chart can have. */
export const sampleMachine = setup({
  types: {
    // Types only: xstate reads no value here.
    context: {} as { count: number },
    events: {} as
      | { type: 'GO' }
      | { type: 'STAY' }
      | { type: 'AGAIN' }
      | { type: 'BOTH' }
      | { type: 'BACK' }
      | { type: 'QUIET' },
  },
  actors: { ask: fromPromise(async () => 1), listen: fromCallback(() => {}) },
  guards: { isReady: () => true, isLate: () => false },
  actions: { tell: () => {} },
  delays: { aWhile: 1_500, sometimes: () => 10 },
}).createMachine({
  id: 'sample',
  description: 'One of everything.',
  context: { count: 0 },
  invoke: { id: 'listen', src: 'listen', onError: { target: '.over', description: 'The listener broke.' } },
  initial: 'first',
  on: { '*': { actions: 'tell', description: 'Anything else.' }, QUIET: undefined },
  states: {
    first: {
      description: 'Continues by itself.',
      entry: 'tell',
      exit: assign({ count: 0 }),
      tags: ['early'],
      always: [
        { guard: and(['isReady', not('isLate')]), target: 'asking', description: 'Ready, and not late.' },
        { guard: ({ context }) => context.count > 3, target: 'over' },
      ],
      on: {
        GO: [
          { guard: 'isLate', target: 'over', description: 'Late.' },
          { target: 'asking', description: 'On it goes.' },
        ],
        STAY: { actions: ['tell', assign({ count: 1 })], description: 'Nothing moves.' },
        AGAIN: { target: 'first', reenter: true, description: 'Once more.' },
        QUIET: undefined,
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
          onDone: [{ guard: 'isReady', target: '.answered', description: 'Ready.' }, { target: 'both' }],
          onError: { target: 'over', description: 'It failed.' },
          onSnapshot: { actions: 'tell', description: 'On its way.' },
        },
        { src: 'ask', onDone: { target: '#sample.both', description: 'The other one.' } },
      ],
      initial: 'open',
      onDone: { target: 'both', description: 'Asked and answered.' },
      states: { open: { description: 'No answer so far.' }, answered: { description: 'Answered.', type: 'final' } },
    },
    both: {
      description: 'Two things at once.',
      type: 'parallel',
      on: {
        BOTH: { target: ['both.left.two', 'both.right.two'], description: 'Both move.' },
        GO: { target: 'over', description: 'Out.' },
      },
      onDone: 'over',
      states: {
        left: {
          description: 'One side.',
          initial: 'one',
          states: {
            one: { description: 'Left one.', on: { GO: { target: 'two', description: 'Left moves.' } } },
            two: { description: 'Left two.', type: 'final' },
          },
        },
        right: {
          description: 'The other side.',
          initial: 'one',
          states: {
            one: { description: 'Right one.' },
            two: { description: 'Right two.', on: { BACK: { target: 'before', description: 'As it was.' } } },
            before: { type: 'history', history: 'shallow', target: 'one' },
          },
        },
      },
    },
    over: { description: 'The end.', type: 'final' },
  },
})
