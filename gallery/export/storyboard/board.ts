import type { Language } from '../../../src/constants/limits.ts'
import { nodesAt } from '../../app/titles.ts'
import { triggerText } from '../../chart/drawing/labels.ts'
import { nodeTitle } from '../../chart/names.ts'
import type { Path, Step } from '../../paths.ts'
import type { Chart, ChartNode } from '../../types.ts'
import { EVENTS, POLISH_MACHINES, POLISH_STATES } from '../../views/captions/captions.ts'

export type Storyboard = ReturnType<typeof storyboardOf>
/** A screen of it, and the words below it. */
export type Frame = Storyboard['frames'][number]

/** The event between two frames, and its delay: 'after 2 s'. */
function eventOf({ edges }: Chart, { edge: id, event, title }: Step, lang: Language) {
  const edge = edges.find((one) => one.id === id)
  return {
    title: (lang === 'pl' ? EVENTS[event]?.pl : undefined) ?? title,
    delay: edge?.trigger.kind === 'after' ? triggerText(edge, lang) : null,
  }
}

/** A path as a strip: the first screen, then each event and the screen after it. `noteOn`: the notes on a state. */
export function storyboardOf(
  chart: Chart,
  path: Path,
  begins: string,
  lang: Language,
  noteOn: (state: string, by: string | null) => string | null,
) {
  const polish = ({ id }: ChartNode) => (lang === 'pl' ? POLISH_STATES[id] : undefined)
  const frameOf = (number: number, state: string, step: Step | null) => {
    const nodes = nodesAt(chart, state).filter((node) => node.path !== '')
    return {
      number,
      state,
      by: step?.event ?? null,
      title: nodes.map((node) => polish(node)?.title ?? nodeTitle(node)).join(' › '),
      // The outer states first.
      descriptions: nodes.flatMap((node) => polish(node)?.about ?? node.description ?? []),
      note: noteOn(state, step?.event ?? null),
      happening: step && eventOf(chart, step, lang),
    }
  }
  const frames = [frameOf(1, begins, null), ...path.steps.map((step, index) => frameOf(index + 2, step.state, step))]
  const last = frames.at(-1)
  return {
    machine: chart.name,
    lang,
    title: (lang === 'pl' ? POLISH_MACHINES[chart.name] : undefined) ?? chart.title,
    subtitle: [last?.title, last?.happening?.title].filter((part) => part !== undefined).join(': '),
    frames,
  }
}
