import type { TFunction } from 'i18next'
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { Persona } from '../sandbox/engine/personas.ts'

/** One machine of src/machines as it is drawn. */
export interface Chart {
  /** Its id, which is its file's name: 'reset'. */
  name: string
  /** What a designer calls it, by the machine's own `meta`: 'Activate or reset the balance'. */
  title: string
  machine: AnyStateMachine
  nodes: ChartNode[]
  edges: ChartEdge[]
}

export interface ChartNode {
  /** 'reset.paying.checking'; the root is 'reset'. */
  id: string
  /** The id without the machine's: 'paying.checking'; '' for the root. */
  path: string
  parent: string | null
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  isInitial: boolean
  /** Its `meta.title`: what a designer calls it. */
  title: string | null
  /** Its `meta.outcome`: whether what the trader wanted has come about there, or has not; null where that is open. */
  outcome: 'success' | 'error' | null
  description: string | null
  tags: string[]
  entry: string[]
  exit: string[]
  /** What runs while the machine is here. */
  invokes: { id: string; src: string }[]
}

export interface ChartEdge {
  /** Unique and stable: its source, its trigger, and which of several. */
  id: string
  source: string
  /** Empty where the event is answered without leaving the state. */
  targets: string[]
  trigger:
    | { kind: 'event'; event: string }
    | { kind: 'always'; event: string }
    | { kind: 'after'; event: string; delay: string; ms: number | null }
    | { kind: 'done' | 'error' | 'snapshot'; event: string; actor: string }
    | { kind: 'stateDone'; event: string }
  /** The guard's name, and what it asks in words. */
  guard: { name: string; words: string } | null
  /** No guard of its own: taken where those of the same event before it say no. */
  isOtherwise: boolean
  actions: string[]
  description: string | null
  /** That of the state it leads to. */
  outcome: ChartNode['outcome']
}

/** An event with contents, such as XState's machines take it. */
export type SampleEvent = EventObject & Readonly<Record<string, unknown>>

/** A button that is pressed to come to a view, by its name in the language shown. */
export interface Press {
  button: (t: TFunction) => string
  /** Only below so many CSS pixels: the order form is behind a button on a phone, and on the page elsewhere. */
  onlyUnder?: number
  /** It opens no dialog: a tab. */
  opensNothing?: true
}

/** Where a machine is at work: one of its own for resetting and for activating. */
export interface Scene {
  persona: Persona
  /** Below the app's base: '/market/BTC-USDC'. */
  page: string
  /** What the flow begins with: for the paths. In the frame the product's own takes its place. */
  input?: unknown
  presses: readonly Press[]
  /** What the trader has typed there, by the names of the fields. */
  typed?: readonly { field: (t: TFunction) => string; text: string }[]
  /** It differs only in how the exchange answers: its still views are those of the first scene. */
  onlyRunning?: true
}

/**
 * What has to be known of a machine beyond its chart: which events can come, with contents, and what a trader sees. The one
 * alphabet of the gallery, of the tests of machines and of the walks in a browser.
 * One file a machine: gallery/views/<machine>.ts exports `view`.
 */
export interface View {
  /** By a name a designer reads; the first is shown unless another is asked for. */
  scenes: Readonly<Record<string, Scene>>
  /** Events by a name a designer reads: 'The exchange refuses'. Those of actors and delays are as XState names them. */
  events: (input: never) => Record<string, SampleEvent>
  /** The states in which the world can bring an event about; all, where it is left out. */
  when?: Readonly<Record<string, (state: AnyMachineSnapshot) => boolean>>
  /** What tells states of one name apart. */
  key?: (context: never) => unknown
  /** What the trader does by a button that does more than to send the event: it closes the dialog. */
  byHand?: Readonly<Record<string, (t: TFunction) => string>>
  /** The machine that shows it, where it has no screen of its own; and the event by which that one begins it. */
  within?: { machine: string; begins: SampleEvent }
  /** What a trader reads in each state, by the key of its text: so tests know that a view is that state's, and the search finds the state. */
  says: Readonly<Record<string, string>>
  /** A CSS selector of what it is about, where that is no dialog: the order form. Without one the whole page. */
  part?: string
  /** The calls that a failing or lost answer strikes. */
  calls: readonly string[]
  /** Codes the exchange refuses them with. */
  codes: readonly string[]
}

/** What a view tells whenever its machine has moved. */
export interface Moved {
  /** Ids of the chart's nodes that are active. */
  active: string[]
  /** The sample event that was taken, or the event's type; null where the view begins. */
  event: string | null
  edge: string | null
  /** The sample events that can come now, and the edges they take. */
  possible: { event: string; edge: string | null }[]
}
