import type { AnyStateMachine } from 'xstate'

/** A machine and the options of its actor, as createActor, useMachine and useActorRef take them. */
type Begin = <Machine extends AnyStateMachine, Options extends object>(machine: Machine, options: Options) => [Machine, Options]

/**
 * Hook into the start of every flow. In production it changes nothing; development adds an
 * inspector, and the gallery starts flows in the state it shows, with stand-ins for their actors.
 */
export const flows: { begin: Begin } = { begin: (machine, options) => [machine, options] }
