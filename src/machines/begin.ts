import type { AnyStateMachine } from 'xstate'

/** A machine and the options of its actor, as createActor, useMachine and useActorRef take them. */
type Begin = <Machine extends AnyStateMachine, Options extends object>(machine: Machine, options: Options) => [Machine, Options]

/**
 * How the flows of the app begin. What is served to users begins them as they are; development lets itself be told
 * of every step, and the gallery begins them in the state it shows, with stand-ins for their actors.
 */
export const flows: { begin: Begin } = { begin: (machine, options) => [machine, options] }
