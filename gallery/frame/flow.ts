import { type AnyActor, type AnyMachineSnapshot, type AnyStateMachine, fromPromise, type InspectionEvent, StateMachine } from 'xstate'
import { flows } from '../../src/machines/begin.ts'
import type { SampleEvent } from '../types.ts'

/** An actor's stand-in: it is asked and never answers, so nothing is sent and nothing moves by itself. */
const silent = fromPromise(() => new Promise(() => {}))
const stoppedClock = { setTimeout: () => 0, clearTimeout: () => {} }

/** No machine has an event of that name. */
const START_OVER = 'gallery.startOver'

const standInOf = (actor: unknown) => (actor instanceof StateMachine ? stillOf(actor) : silent)

/** The machine with stand-ins for all its actors; one that is a machine is still itself. It may be taken back to a snapshot of it. */
function stillOf<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const actors = Object.entries(machine.implementations.actors).map(([name, actor]) => [name, standInOf(actor)])
  const still: AnyStateMachine = machine.provide({ actors: Object.fromEntries(actors) })
  const move = still.transition.bind(still)
  still.transition = (snapshot, event, scope) => (event.type === START_OVER ? event['to'] : move(snapshot, event, scope))
  return still as Machine // provided and nothing else
}

const isOf = (actorRef: object, name: string): actorRef is AnyActor =>
  'logic' in actorRef && actorRef.logic instanceof StateMachine && actorRef.logic.id === name

export interface Told {
  snapshot: AnyMachineSnapshot
  /** The event as the machine was sent it. */
  event: SampleEvent
}

interface Wanted {
  machine: string
  /** The machine that shows it, where it has no screen of its own, and the event by which that one begins it. */
  within: { machine: string; begins: SampleEvent } | undefined
  isStill: boolean
  /** Told of every step of it. */
  onMove: (told: Told) => void
}

/** An actor and where it began. */
interface Begun {
  actor: AnyActor
  beginning: unknown
}

/**
 * Lays hold of the flow that a view is about: the app begins it as ever, but here it may be still, and is watched.
 * To be called before the app draws anything.
 */
export function attachToFlow({ machine: name, within, isStill, onMove }: Wanted) {
  /** The newest of each name. */
  const begun = new Map<string, Begun>()
  const begins = within?.machine ?? name
  let input: unknown
  const stills = new WeakMap<AnyStateMachine, AnyStateMachine>()

  const inspect = (told: InspectionEvent) => {
    const { actorRef } = told
    for (const one of [begins, name]) {
      if (!isOf(actorRef, one)) continue
      if (told.type === '@xstate.actor') begun.set(one, { actor: actorRef, beginning: null })
      const known = begun.get(one)
      if (told.type === '@xstate.snapshot' && known?.actor === actorRef && told.event.type === 'xstate.init') known.beginning = told.snapshot
    }
    // That it is stopped, because what shows it has gone, is no step of its own.
    if (told.type === '@xstate.snapshot' && told.event.type !== 'xstate.stop' && actorRef === begun.get(name)?.actor)
      onMove({ snapshot: told.snapshot as AnyMachineSnapshot, event: told.event }) // a machine's: it has that machine's name
  }

  const still = <Machine extends AnyStateMachine>(machine: Machine): Machine => {
    const made = stills.get(machine) ?? stillOf(machine)
    stills.set(machine, made)
    return made as Machine // see stillOf
  }

  flows.begin = (machine, options) => {
    if (machine.id !== begins) return [machine, options]
    if ('input' in options) ({ input } = options)
    const told = { ...options, inspect, ...(isStill && { clock: stoppedClock }) }
    return [isStill ? still(machine) : machine, told]
  }

  return {
    hasBegun: () => begun.has(begins),
    isAtWork: () => begun.get(begins)?.actor.getSnapshot().status === 'active',
    /** It has come to its own end: what is shown no more has not been closed by the trader. */
    isOver: () => begun.get(begins)?.actor.getSnapshot().status === 'done',
    /** What the app began it with; undefined where it begins it with nothing, or within another. */
    input: () => input,
    send: (event: SampleEvent) => begun.get(name)?.actor.send(event),
    /** Back to where it began, nothing undone: it just stands there again. */
    startOver: () => {
      const outer = begun.get(begins)
      if (!outer) return
      const event: SampleEvent = { type: START_OVER, to: outer.beginning }
      outer.actor.send(event)
    },
    /** Has it begun, where another machine begins it. */
    begin: () => {
      if (within) begun.get(begins)?.actor.send(within.begins)
    },
  }
}
export type Flow = ReturnType<typeof attachToFlow>
