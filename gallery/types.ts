import { type AnyStateMachine, type EventObject } from 'xstate'
import { type ReactNode } from 'react'

/** One machine of src/machines as it is drawn. */
export interface Chart {
  /** Its id, which is its file's name: 'reset'. */
  name: string
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
  actions: string[]
  description: string | null
}

/**
 * What the gallery has to know of a machine beyond its chart: which events can come, with contents, and what a trader sees.
 * One file a machine: gallery/views/<machine>.tsx exports `view`.
 */
export interface View {
  input?: unknown
  /** Events by a name a designer reads: 'The exchange refuses'. Those of actors and delays are as XState names them. */
  events: Record<string, EventObject & Readonly<Record<string, unknown>>>
  /** What tells states of one name apart, as in tests/e2e/walk.ts. */
  key?: (context: never) => unknown
  /** The real dialog or screen, above whatever it stands on. */
  show: () => ReactNode
}
