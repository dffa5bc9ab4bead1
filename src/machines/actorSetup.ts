import type { AnyStateMachine } from 'xstate'

/** A machine and the options of its actor, as taken by createActor, useMachine and useActorRef. */
type SetUp = <Machine extends AnyStateMachine, Options extends object>(
  machine: Machine,
  options: Options,
) => [Machine, Options]

/**
 * Every actor is created with what `of` returns: in the product, its arguments. The gallery replaces the machine's actors
 * with stand-ins and starts it in the state it shows.
 */
export const actorSetup: { of: SetUp } = { of: (machine, options) => [machine, options] }
