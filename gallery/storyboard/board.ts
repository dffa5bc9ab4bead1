import type { Knobs } from '../address.ts'
import { machineTitle, nodesAt, stateTitle } from '../app/words.ts'
import { edgeWords } from '../chart/labels.ts'
import type { Path, Step } from '../paths.ts'
import type { Chart } from '../types.ts'

/** What happens between two frames. */
export interface Happening {
  /** 'The exchange refuses' */
  title: string
  /** Its guard in words, and its delay: '[was sent]', 'after 2 s'. */
  details: string[]
}

/** A screen of a storyboard, and the words below it. */
export interface Frame {
  /** Counted from 1. */
  number: number
  state: string
  /** The event that led there, by its name in the machine's view; null at the beginning. */
  by: string | null
  title: string
  /** What the state is for, the outer states first. */
  descriptions: string[]
  /** The designers' notes on it, Markdown. */
  note: string | null
  /** What led there; null at the beginning. */
  happening: Happening | null
}

export interface Storyboard {
  machine: string
  /** 'Activate or reset the balance' */
  title: string
  /** 'Not paid: The payment has failed' */
  subtitle: string
  frames: Frame[]
}

function happeningOf({ edges }: Chart, { edge: id, title, type }: Step, names: Knobs['names']): Happening {
  const edge = edges.find((one) => one.id === id)
  const [, ...details] = edge ? edgeWords(edge, names) : []
  return { title: names === 'code' ? type : title, details }
}

/** A path as a strip: the screen it begins with, then what happens and the screen after it, to its end. `noteOn`: the notes on a state. */
export function storyboardOf(chart: Chart, path: Path, begins: string, names: Knobs['names'], noteOn: (state: string, by: string | null) => string | null): Storyboard {
  const screen = (state: string, by: string | null, at: number, happening: Happening | null): Frame => ({
    number: at + 1,
    state,
    by,
    title: stateTitle(chart, state, names),
    descriptions: nodesAt(chart, state).flatMap(({ path: inner, description }) => (inner !== '' && description ? [description] : [])),
    note: noteOn(state, by),
    happening,
  })
  const frames = path.steps.map((step, index) => screen(step.state, step.event, index + 1, happeningOf(chart, step, names)))
  const last = frames.at(-1)
  const end = stateTitle(chart, path.state, names)
  return {
    machine: chart.name,
    title: machineTitle(chart, names),
    subtitle: last?.happening ? `${end}: ${last.happening.title}` : end,
    frames: [screen(begins, null, 0, null), ...frames],
  }
}
