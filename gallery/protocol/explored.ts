import explored from './explored.json'

export type Lane = 'trader' | 'app' | 'network' | 'exchange' | 'tab'

/** One row of a sequence: who, to whom, what, how many seconds after the press. */
export interface Row {
  at: number
  from: Lane
  to: Lane
  text: string
}

interface Explored {
  promises: string[]
  /** Seconds within which a look is answered: the columns of the bounds. */
  looksWithin: number[]
  /** How late a request may arrive, seconds after the press, for “did not happen” to be true. */
  bounds: { machine: string; within: number[] }[]
  worlds: { arrivesWithin: number; lookWithin: number; worlds: number }[]
  limits: { claim: string; steps: Row[] }[]
  beyond: { title: string; arrivesWithin: number; lookWithin: number; steps: Row[] }[]
}

/** What tests/protocol found, which writes it and compares it: its columns are those of a Row. */
export const protocol = explored as Explored
