import type { AnyStateMachine } from 'xstate'

/** A machine and the options of its actor, as createActor, useMachine and useActorRef take them. */
type SetUp = <Machine extends AnyStateMachine, Options extends object>(machine: Machine, options: Options) => [Machine, Options]

/**
 * Every actor starts with what `of` returns: in production, its arguments. Development adds an inspector;
 * the gallery, stand-ins for the machine's own actors, and starts it in the state it shows.
 */
export const actorSetup: { of: SetUp } = { of: (machine, options) => [machine, options] }
