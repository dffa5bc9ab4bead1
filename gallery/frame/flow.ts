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
  /** The machine that begins it as an actor of its own, where it has no screen. */
  within: string | null
  isStill: boolean
  /** Told of every step of it. */
  onMove: (told: Told) => void
}

/**
 * Lays hold of the flow that a view is about: the app begins it as ever, but here it may be still, and is watched.
 * To be called before the app is loaded.
 */
export function layHold({ machine: name, within, isStill, onMove }: Wanted) {
  let actor: AnyActor | null = null
  let beginning: AnyMachineSnapshot | null = null
  let input: unknown
  const stills = new WeakMap<AnyStateMachine, AnyStateMachine>()

  const inspect = (told: InspectionEvent) => {
    const { actorRef } = told
    if (!isOf(actorRef, name)) return
    if (told.type === '@xstate.actor') actor = actorRef
    if (told.type !== '@xstate.snapshot' || actorRef !== actor) return
    const snapshot = told.snapshot as AnyMachineSnapshot // of a machine: it has that machine's name
    if (told.event.type === 'xstate.init') beginning = snapshot
    onMove({ snapshot, event: told.event })
  }

  const still = <Machine extends AnyStateMachine>(machine: Machine): Machine => {
    const made = stills.get(machine) ?? stillOf(machine)
    stills.set(machine, made)
    return made as Machine // see stillOf
  }

  flows.begin = (machine, options) => {
    if (machine.id !== (within ?? name)) return [machine, options]
    if ('input' in options) ({ input } = options)
    const told = { ...options, inspect, ...(isStill && { clock: stoppedClock }) }
    return [isStill ? still(machine) : machine, told]
  }

  return {
    /** Null before the app has begun it. */
    actor: () => actor,
    isAtWork: () => actor?.getSnapshot().status === 'active',
    /** What the app began it with. */
    input: () => input,
    /** Back to where it began, nothing undone: it just stands there again. */
    startOver: () => {
      const event: SampleEvent = { type: START_OVER, to: beginning }
      if (beginning) actor?.send(event)
    },
  }
}
export type Flow = ReturnType<typeof layHold>
