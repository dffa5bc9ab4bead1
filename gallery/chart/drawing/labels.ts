import type { Language } from '../../../src/constants/limits.ts'
import type { ChartEdge, ChartNode } from '../../types.ts'
import { DELAYS } from '../../views/captions/captions.ts'
import { actorCaption, inWords, nodeTitle } from '../names.ts'
import { type Block, blockOf, type Line, type Mark, type Measure, type Tone, wrap } from '../saved/text.ts'

/** '2 s', '400 ms'. */
const inSeconds = (ms: number) => (ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`)

const AFTER: Readonly<Record<Language, string>> = { en: 'after', pl: 'po' }

/** A transition's trigger, in one line; of its words only those of a delay are in every language. */
export function triggerText({ trigger }: ChartEdge, lang: Language = 'en'): string {
  switch (trigger.kind) {
    case 'event':
      return inWords(trigger.event)
    case 'always':
      return 'at once'
    case 'after':
      return `${AFTER[lang]} ${trigger.ms === null ? (DELAYS[trigger.delay]?.[lang] ?? inWords(trigger.delay)) : inSeconds(trigger.ms)}`
    case 'done':
      return `${actorCaption(trigger.actor)} is done`
    case 'error':
      return `${actorCaption(trigger.actor)} fails`
    case 'snapshot':
      return `${actorCaption(trigger.actor)} goes on`
  }
}

/** From how many on their order is not told by words alone. */
const NUMBERED = 3

/** Its condition, as one of several that are checked in turn: 'otherwise: is it paid?', '2. otherwise'; null if there is none, or its description tells it. */
export function conditionText({ guard, isTold, isOtherwise, turn }: ChartEdge): string | null {
  if (isTold || (!guard && !isOtherwise)) return null
  const isLater = turn !== null && turn.nth > 1
  const number = turn && turn.of >= NUMBERED ? `${turn.nth}. ` : ''
  return `${number}${[isLater ? 'otherwise' : null, guard && guard.words].filter((part) => part !== null).join(': ')}`
}

const MARKS = { always: 'always', after: 'after', snapshot: 'snapshot', done: 'reply', error: 'broken' } as const

/** By trigger, not by outcome: a refusal is a reply too. */
const markOf = ({ trigger, targets }: ChartEdge): Mark | null =>
  trigger.kind === 'event' ? (targets.length === 0 ? 'stays' : null) : MARKS[trigger.kind]

const broken = (text: string, tone: Tone, most: number, measure: Measure, mark: Mark | null = null): Line[] =>
  wrap(text, tone, most, measure).map((line, index) => ({ text: line, tone, mark: index === 0 ? mark : null }))

/** The label of an edge: its description, its guard, and its delay. */
function linesOf(edge: ChartEdge): { text: string; tone: Tone }[] {
  const { description } = edge
  const trigger = triggerText(edge)
  const condition = conditionText(edge)
  return [
    { text: (description ?? trigger).replace(/\.$/, ''), tone: 'event' },
    ...(condition === null ? [] : [{ text: condition, tone: 'guard' } as const]),
    ...(edge.trigger.kind === 'after' && description !== null ? [{ text: trigger, tone: 'action' } as const] : []),
  ]
}

/** The same as texts. */
export const edgeWords = (edge: ChartEdge): string[] => linesOf(edge).map(({ text }) => text)

/** The same, wrapped to at most this width. */
export const edgeLabel = (edge: ChartEdge, measure: Measure, most: number): Block =>
  blockOf(
    linesOf(edge).flatMap(({ text, tone }) =>
      broken(text, tone, most, measure, tone === 'event' ? markOf(edge) : null),
    ),
    measure,
  )

/** The texts of a state: title, description, invoked actors. */
export function stateLabel(node: ChartNode, measure: Measure, most: number): Block {
  const set = (text: string, tone: Tone, mark: Mark | null = null) => broken(text, tone, most, measure, mark)
  return blockOf(
    [
      ...set(nodeTitle(node), 'title'),
      ...(node.description ? set(node.description, 'text') : []),
      ...node.invokes.flatMap((actor) => set(actorCaption(actor), 'action', 'runs')),
    ],
    measure,
  )
}

const stateTexts = ({ lines }: Block) => lines.map(({ text }) => text).join(' ')

/** Screen reader label of a state: its visible text, and its name. */
export const stateName = (node: ChartNode, label: Block) => `${stateTexts(label)}, state ${node.path || node.id}`

/** Screen reader label of a transition: its visible text, and its states. */
export const edgeName = ({ source, targets }: ChartEdge, label: Block, nameOf: (state: string) => string) =>
  `${stateTexts(label)}, from ${nameOf(source)} ${targets.length > 0 ? `to ${targets.map(nameOf).join(' and ')}` : 'and stays'}`
