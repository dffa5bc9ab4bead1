import { assign, setup } from 'xstate'
import { nextLeverage, previousLeverage } from '../domain/order-form/leverage.ts'
import type { Leverage } from '../constants/limits.ts'
import { typesOf } from './typesOf.ts'

export type LeverageEvent =
  | { type: 'UP' }
  | { type: 'DOWN' }
  | { type: 'CHOOSE'; leverage: Leverage }
  | { type: 'CONFIRM' }

/** Steps through 10, 20, 50 and 100. Sends nothing: the form holds the choice. Specification §4 "Leverage". */
export const leverageMachine = setup({
  types: typesOf<{ input: { leverage: Leverage }; context: { leverage: Leverage }; events: LeverageEvent }>(),
  guards: {
    thereIsAHigherStep: ({ context }) => nextLeverage(context.leverage) !== null,
    thereIsALowerStep: ({ context }) => previousLeverage(context.leverage) !== null,
  },
}).createMachine({
  id: 'leverage',
  meta: { title: 'Leverage' },
  description: 'Chooses the leverage of the next orders.',
  context: ({ input }) => ({ leverage: input.leverage }),
  initial: 'choosing',
  states: {
    choosing: {
      meta: { title: 'Choosing the leverage' },
      description: 'Shows the chosen leverage and its effect on the order in the form.',
      on: {
        UP: {
          guard: 'thereIsAHigherStep',
          actions: assign({ leverage: ({ context }) => nextLeverage(context.leverage) ?? context.leverage }),
          description: 'One step up.',
        },
        DOWN: {
          guard: 'thereIsALowerStep',
          actions: assign({ leverage: ({ context }) => previousLeverage(context.leverage) ?? context.leverage }),
          description: 'One step down.',
        },
        CHOOSE: { actions: assign({ leverage: ({ event }) => event.leverage }), description: 'The trader picks a step.' },
        CONFIRM: { target: 'chosen', description: 'The trader confirms.' },
      },
    },
    chosen: { meta: { title: 'Leverage chosen', outcome: 'success' }, description: 'The form uses the chosen leverage.', type: 'final' },
  },
  output: ({ context }) => context.leverage,
})
