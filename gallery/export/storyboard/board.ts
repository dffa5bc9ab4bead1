import type { Knobs } from '../../address.ts'
import { machineTitle, nodesAt, stateTitle } from '../../app/words.ts'
import { edgeWords } from '../../chart/drawing/labels.ts'
import type { Language } from '../../../src/constants/limits.ts'
import type { Path, Step } from '../../paths.ts'
import type { Chart, ChartEdge } from '../../types.ts'
import { detailsInPolish } from '../../views/words/polish/details.ts'
import { inPolish } from '../../views/words/polish/inPolish.ts'

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
  /** Of its captions. */
  lang: Language
  /** 'Activate or reset the balance' */
  title: string
  /** 'Not paid: The payment has failed' */
  subtitle: string
  frames: Frame[]
}

type Say = Pick<Knobs, 'names' | 'lang'>

/** What the chart says, in the language of the captions; names of the code stay. */
const said = (text: string, { lang }: Pick<Say, 'lang'>) => (lang === 'pl' ? inPolish(text) : text)
const named = (text: string, say: Say) => (say.names === 'code' ? text : said(text, say))

function detailsOf(edge: ChartEdge, { names, lang }: Say): string[] {
  if (names === 'plain' && lang === 'pl') return detailsInPolish(edge)
  const [, ...details] = edgeWords(edge, names)
  return details
}

function happeningOf({ edges }: Chart, { edge: id, title, type }: Step, say: Say): Happening {
  const edge = edges.find((one) => one.id === id)
  return { title: say.names === 'code' ? type : said(title, say), details: edge ? detailsOf(edge, say) : [] }
}

/** 'Waiting for the payment › Pausing': each part of a state's title by itself. */
const screenTitle = (chart: Chart, state: string, say: Say) => stateTitle(chart, state, say.names).replaceAll(/[^›+]+/g, (part) => part.replace(part.trim(), named(part.trim(), say)))

/** A path as a strip: the screen it begins with, then what happens and the screen after it, to its end. `noteOn`: the notes on a state. */
export function storyboardOf(chart: Chart, path: Path, begins: string, say: Say, noteOn: (state: string, by: string | null) => string | null): Storyboard {
  const screen = (state: string, by: string | null, at: number, happening: Happening | null): Frame => ({
    number: at + 1,
    state,
    by,
    title: screenTitle(chart, state, say),
    descriptions: nodesAt(chart, state).flatMap(({ path: inner, description }) => (inner !== '' && description ? [said(description, say)] : [])),
    note: noteOn(state, by),
    happening,
  })
  const frames = path.steps.map((step, index) => screen(step.state, step.event, index + 1, happeningOf(chart, step, say)))
  const last = frames.at(-1)
  const end = screenTitle(chart, path.state, say)
  return {
    machine: chart.name,
    lang: say.lang,
    title: named(machineTitle(chart, say.names), say),
    subtitle: last?.happening ? `${end}: ${last.happening.title}` : end,
    frames: [screen(begins, null, 0, null), ...frames],
  }
}
