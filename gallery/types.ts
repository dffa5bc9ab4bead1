import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import type { Persona } from '../sandbox/engine/personas.ts'
import type { Step } from './screens/types.ts'

/** CSS px. */
export interface Size {
  width: number
  height: number
}

/** A rectangle of the window or of a drawing, CSS px. */
export interface Box extends Size {
  x: number
  y: number
}

/** The chart of a machine in src/machines, with the machine. */
export interface Chart extends DrawnChart {
  machine: AnyStateMachine
}

/** Its drawn parts. */
export interface DrawnChart {
  /** Its id, which is its file's name: 'reset'. */
  name: string
  /** Title for designers, from the machine's `meta`: 'Activate or reset the balance'. */
  title: string
  nodes: ChartNode[]
  edges: ChartEdge[]
}

export interface ChartNode {
  /** 'reset.paying.checking'; the root is 'reset'. */
  id: string
  /** The id without the machine's: 'paying.checking'; '' for the root. */
  path: string
  parent: string | null
  kind: AnyStateNode['type']
  isInitial: boolean
  /** Its `meta.title`, for designers. */
  title: string | null
  /** Its `meta.outcome`: whether the trader's goal is reached there or has failed; null if undecided. */
  outcome: 'success' | 'error' | null
  description: string | null
  tags: string[]
  /** Actors that run while the machine is in this state. */
  invokes: string[]
}

export interface ChartEdge {
  /** Unique and stable: its source, its trigger, and which of several. */
  id: string
  source: string
  /** Empty for an internal transition. */
  targets: string[]
  trigger:
    | { kind: 'event'; event: string }
    | { kind: 'always'; event: string }
    | { kind: 'after'; event: string; delay: string; ms: number | null }
    | { kind: 'done' | 'error' | 'snapshot'; event: string; actor: string }
  /** The guard's name, and its condition in words. */
  guard: { name: string; words: string } | null
  /** Its description tells it from the others of its event: its guard says nothing more. */
  isTold: boolean
  /** Without a guard: taken if those of the same event before it fail. */
  isOtherwise: boolean
  /** Its index among the transitions of the same event, in order of evaluation; null if it is the only one. */
  turn: { nth: number; of: number } | null
  /** Whether it does something besides. */
  acts: boolean
  description: string | null
  /** The outcome of its target state. */
  outcome: ChartNode['outcome']
}

/** An event with its data, as sent to a machine. */
export type SampleEvent = EventObject & Readonly<Record<string, unknown>>

/** A setting in which a machine runs, such as resetting or activating. */
interface Scene {
  /** The demo trader if left out. */
  persona?: Persona
  /** Below the app's base; the trading page if left out. */
  page?: string
  /** The flow's input, for computing paths. In the frame the product's own is used. */
  input?: unknown
  /** What opens its dialog, if it has one. */
  steps?: readonly Step[]
  /** What the trader has typed. */
  typed?: readonly Step[]
}

/** The data of a machine beyond its chart, shared by the gallery, the machine tests and the walks: gallery/views/<machine>.ts exports `view`. */
export interface View {
  /** By a name for designers; the first is the default. */
  scenes: Readonly<Record<string, Scene>>
  /** Events by id: 'payment-failed'; their words are in views/captions/captions.json. Those of actors and delays have XState's types. */
  events: (input: never) => Record<string, SampleEvent>
  /** The states in which an event can occur; all if omitted. */
  when?: Readonly<Record<string, (state: AnyMachineSnapshot) => boolean>>
  /** Distinguishes views of the same state. */
  key?: (context: never) => unknown
  /** Events sent by pressing the button of that text, because it does more than send the event: it closes the dialog. */
  byHand?: Readonly<Record<string, string>>
  /** The parent machine that shows it, if it has no screen, and the event that starts it there. */
  within?: { machine: string; begins: SampleEvent }
  /** Keys of the product's titles for it, such as its dialog's: for the search. */
  titles?: readonly string[]
  /** Key of a text shown in each state, and in `state--event` if that event brings another one: for tests to verify the view, and for the search. */
  says: Readonly<Record<string, string>>
  /** CSS selector of its part of the page if it is not a dialog, such as the order form. Without one the whole page. */
  part?: string
  /** The calls that the failing and lost answers affect. */
  calls: readonly string[]
  /** Codes with which the exchange refuses them. */
  codes: readonly string[]
}

/** Reported by a view after each step of its machine. */
export interface ViewReport {
  /** Ids of the active nodes of the chart. */
  active: string[]
  /** The sample event taken, or the event's type; null initially. */
  event: string | null
  edge: string | null
  /** The sample events possible now, and their edges. */
  possible: { event: string; edge: string | null }[]
}
