import type { Settings } from '../../address.ts'
import { nodesAt, stateTitle } from '../../app/titles.ts'
import { edgeWords } from '../../chart/drawing/labels.ts'
import { nodeTitle } from '../../chart/names.ts'
import type { Language } from '../../../src/constants/limits.ts'
import type { Path, Step } from '../../paths.ts'
import type { Chart, ChartEdge } from '../../types.ts'
import { EVENTS, POLISH_MACHINES, POLISH_STATES } from '../../views/captions/captions.ts'

/** The event between two frames. */
export interface StoryboardEvent {
  /** 'Request rejected' */
  title: string
  /** Its guard in words, and its delay: 'is it paid?', 'after 2 s'. */
  details: string[]
}

/** A screen of a storyboard, and the words below it. */
export interface Frame {
  /** Counted from 1. */
  number: number
  state: string
  /** The event that led there, by its id in the machine's view; null at the beginning. */
  by: string | null
  title: string
  /** What the state is for, the outer states first. */
  descriptions: string[]
  /** The designers' notes on it, Markdown. */
  note: string | null
  /** The event before it; null for the first. */
  happening: StoryboardEvent | null
}

export interface Storyboard {
  machine: string
  /** Of its captions. */
  lang: Language
  /** 'Activate or reset the balance' */
  title: string
  /** 'Not paid: Payment failed' */
  subtitle: string
  frames: Frame[]
}

type Say = Pick<Settings, 'lang'>

const isPolish = ({ lang }: Say) => lang === 'pl'

const detailsOf = (edge: ChartEdge, { lang }: Say) => edgeWords(edge, lang).slice(1)

function happeningOf({ edges }: Chart, { edge: id, event, title: english }: Step, say: Say): StoryboardEvent {
  const edge = edges.find((one) => one.id === id)
  const title = isPolish(say) ? (EVENTS[event]?.pl ?? english) : english
  return { title, details: edge ? detailsOf(edge, say) : [] }
}

const innerNodes = (chart: Chart, state: string) => nodesAt(chart, state).filter(({ path }) => path !== '')

/** 'Waiting for the payment › Waiting for the next check' */
const screenTitle = (chart: Chart, state: string, say: Say) =>
  isPolish(say)
    ? innerNodes(chart, state).map((node) => POLISH_STATES[node.id]?.title ?? nodeTitle(node)).join(' › ')
    : stateTitle(chart, state)

const descriptionsOf = (chart: Chart, state: string, { lang }: Say) =>
  innerNodes(chart, state).flatMap(({ id, description }) => (lang === 'pl' ? (POLISH_STATES[id]?.about ?? description ?? []) : (description ?? [])))

/** A path as a strip: the first screen, then each event and the screen after it. `noteOn`: the notes on a state. */
export function storyboardOf(chart: Chart, path: Path, begins: string, say: Say, noteOn: (state: string, by: string | null) => string | null): Storyboard {
  const screen = (state: string, by: string | null, at: number, happening: StoryboardEvent | null): Frame => ({
    number: at + 1,
    state,
    by,
    title: screenTitle(chart, state, say),
    descriptions: descriptionsOf(chart, state, say),
    note: noteOn(state, by),
    happening,
  })
  const frames = path.steps.map((step, index) => screen(step.state, step.event, index + 1, happeningOf(chart, step, say)))
  const last = frames.at(-1)
  const end = screenTitle(chart, path.state, say)
  return {
    machine: chart.name,
    lang: say.lang,
    title: (isPolish(say) ? POLISH_MACHINES[chart.name] : undefined) ?? chart.title,
    subtitle: last?.happening ? `${end}: ${last.happening.title}` : end,
    frames: [screen(begins, null, 0, null), ...frames],
  }
}
