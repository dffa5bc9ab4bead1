import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromPromise,
  type InspectionEvent,
  StateMachine,
} from 'xstate'
import { actorSetup } from '../../src/machines/actorSetup.ts'
import type { SampleEvent } from '../types.ts'

/** Replacement of an actor that never resolves, so nothing is sent and no state changes by itself. */
const silent = fromPromise(() => new Promise(() => {}))
const stoppedClock = { setTimeout: () => 0, clearTimeout: () => {} }

/** No machine has an event of that name. */
const START_OVER = 'gallery.startOver'

const standInOf = (actor: unknown) => (actor instanceof StateMachine ? stillOf(actor) : silent)

/** The machine with replacements for all its actors, also in child machines. It can be restored to a snapshot. */
function stillOf<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const actors = Object.entries(machine.implementations.actors).map(([name, actor]) => [name, standInOf(actor)])
  const still: AnyStateMachine = machine.provide({ actors: Object.fromEntries(actors) })
  const move = still.transition.bind(still)
  still.transition = (snapshot, event, scope) =>
    event.type === START_OVER ? event['to'] : move(snapshot, event, scope)
  return still as Machine // `provide` keeps the type
}

const isOf = (actorRef: object, name: string): actorRef is AnyActor =>
  'logic' in actorRef && actorRef.logic instanceof StateMachine && actorRef.logic.id === name

export interface Step {
  snapshot: AnyMachineSnapshot
  /** The event as sent to the machine. */
  event: SampleEvent
}

interface Options {
  machine: string
  /** The parent machine that shows it, if it has no screen, and the event that starts it there. */
  within: { machine: string; begins: SampleEvent } | undefined
  isStill: boolean
  /** Called for every step. */
  onMove: (step: Step) => void
}

/** Attaches to the flow that the app starts in this view: it may be still, and is watched. Call before the app renders anything. */
export function attachToFlow({ machine: name, within, isStill, onMove }: Options) {
  /** The latest started actor of each name, and its initial snapshot. */
  const actors = new Map<string, { actor: AnyActor; initial: unknown }>()
  const begins = within?.machine ?? name
  let input: unknown
  const stills = new WeakMap<AnyStateMachine, AnyStateMachine>()

  const inspect = (event: InspectionEvent) => {
    const { actorRef } = event
    // Not when it is made: one that is not started yet can be sent nothing.
    if (event.type === '@xstate.snapshot' && event.event.type === 'xstate.init')
      for (const one of [begins, name])
        if (isOf(actorRef, one)) actors.set(one, { actor: actorRef, initial: event.snapshot })
    // Being stopped, because its component unmounted, is not a step.
    if (event.type === '@xstate.snapshot' && event.event.type !== 'xstate.stop' && actorRef === actors.get(name)?.actor)
      onMove({ snapshot: event.snapshot as AnyMachineSnapshot, event: event.event }) // a machine's snapshot: the actor has that machine's name
  }

  const still = <Machine extends AnyStateMachine>(machine: Machine): Machine => {
    const copy = stills.get(machine) ?? stillOf(machine)
    stills.set(machine, copy)
    return copy as Machine // see stillOf
  }

  actorSetup.of = (machine, options) => {
    if (machine.id !== begins) return [machine, options]
    if ('input' in options) ({ input } = options)
    const watched = { ...options, inspect, ...(isStill && { clock: stoppedClock }) }
    return [isStill ? still(machine) : machine, watched]
  }

  return {
    hasBegun: () => actors.has(begins),
    /** The next one to start is the first. */
    forget: () => actors.clear(),
    isAtWork: () => actors.get(begins)?.actor.getSnapshot().status === 'active',
    /** It has reached its final state: if it is no longer shown, the trader did not close it. */
    isOver: () => actors.get(begins)?.actor.getSnapshot().status === 'done',
    /** The input from the app; undefined if there is none, or if a parent machine starts it. */
    input: () => input,
    send: (event: SampleEvent) => actors.get(name)?.actor.send(event),
    /** Restores the initial snapshot, without undoing any effects. */
    startOver: () => {
      const outer = actors.get(begins)
      if (!outer) return
      const event: SampleEvent = { type: START_OVER, to: outer.initial }
      outer.actor.send(event)
    },
    /** Starts it through its parent machine, if it has one. */
    begin: () => {
      if (within) actors.get(begins)?.actor.send(within.begins)
    },
  }
}
