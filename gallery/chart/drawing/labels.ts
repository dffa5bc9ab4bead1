import type { Language } from '../../../src/constants/limits.ts'
import type { ChartEdge, ChartNode } from '../../types.ts'
import { asTitle, inWords, nodeTitle } from '../names.ts'
import { actorCaption } from '../../views/captions/captionOf.ts'
import { DELAYS, GUARDS } from '../../views/captions/captions.ts'
import { type Block, blockOf, type Line, type Mark, type Measure, type Tone, wrap } from '../saved/text.ts'

/** Names from the code, or plain words for designers. */
export type Names = 'plain' | 'code'

/** '2 s', '400 ms'. */
export const inSeconds = (ms: number) => (ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`)

const WORDS: Readonly<Record<Language, { after: string; otherwise: string; ignored: string }>> = {
  en: { after: 'after', otherwise: 'otherwise', ignored: 'is ignored' },
  pl: { after: 'po', otherwise: 'w przeciwnym razie', ignored: 'jest ignorowane' },
}

/** A transition's trigger, in one line; of its words only those of a delay are in every language. */
export function triggerText({ trigger }: ChartEdge, names: Names, lang: Language = 'en'): string {
  const plain = names === 'plain'
  switch (trigger.kind) {
    case 'event':
      return trigger.event === '*' ? (plain ? 'anything else' : '*') : plain ? inWords(trigger.event) : trigger.event
    case 'always':
      return plain ? 'at once' : 'always'
    case 'after':
      if (trigger.ms === null) return `${WORDS[lang].after} ${plain ? (DELAYS[trigger.delay]?.[lang] ?? inWords(trigger.delay)) : trigger.delay}`
      return `${WORDS[lang].after} ${inSeconds(trigger.ms)}${plain || trigger.delay === String(trigger.ms) ? '' : ` (${trigger.delay})`}`
    case 'done':
      return plain ? `${actorCaption(trigger.actor)} is done` : `done: ${trigger.actor}`
    case 'error':
      return plain ? `${actorCaption(trigger.actor)} fails` : `error: ${trigger.actor}`
    case 'snapshot':
      return plain ? `${actorCaption(trigger.actor)} goes on` : `snapshot: ${trigger.actor}`
    case 'stateDone':
      return plain ? 'final state reached' : 'done'
  }
}

/** From how many on their order is not told by words alone. */
export const NUMBERED = 3

/** Its condition, as one of several that are checked in turn: 'otherwise: is it paid?', '2. otherwise'; null if there is none. */
export function conditionText({ guard, isOtherwise, turn }: ChartEdge, names: Names, lang: Language = 'en'): string | null {
  if (!guard && !isOtherwise) return null
  const isLater = turn !== null && turn.nth > 1
  if (names === 'code') return `[${isLater ? 'else' : ''}${isLater && guard ? ' if ' : ''}${guard?.name ?? ''}]`
  const number = turn && turn.of >= NUMBERED ? `${turn.nth}. ` : ''
  return `${number}${[isLater ? WORDS[lang].otherwise : null, guard && (GUARDS[guard.name]?.[lang] ?? guard.words)].filter((part) => part !== null).join(': ')}`
}

/** Whether the transition only blocks an event. */
export const isForbidden = ({ targets, actions, description }: ChartEdge) =>
  targets.length === 0 && actions.length === 0 && description === null

const MARKS = { always: 'always', after: 'after', snapshot: 'snapshot', done: 'reply', stateDone: 'reply', error: 'broken' } as const

/** By trigger, not by outcome: a refusal is a reply too. */
const markOf = ({ trigger, targets }: ChartEdge): Mark | null => (trigger.kind === 'event' ? (targets.length === 0 ? 'stays' : null) : MARKS[trigger.kind])

const broken = (text: string, tone: Tone, most: number, measure: Measure, mark: Mark | null = null): Line[] =>
  wrap(text, tone, most, measure).map((line, index) => ({ text: line, tone, mark: index === 0 ? mark : null }))

/** A line of text at an edge. */
interface LabelLine {
  text: string
  tone: Tone
}

/** The label of an edge: in plain words its description and guard; in code event, guard and actions. */
function linesOf(edge: ChartEdge, names: Names, lang: Language = 'en'): LabelLine[] {
  const { actions, description, change } = edge
  const plain = names === 'plain'
  const trigger = triggerText(edge, names, lang)
  const condition = conditionText(edge, names, lang)
  const lines: (LabelLine | null)[] = [
    change ? { text: asTitle(change), tone: 'change' } : null,
    { text: plain ? (description ?? trigger).replace(/\.$/, '') : trigger, tone: 'event' },
    condition === null ? null : { text: condition, tone: 'guard' },
    plain && edge.trigger.kind === 'after' && description !== null ? { text: trigger, tone: 'action' } : null,
    !plain && actions.length > 0 ? { text: `/ ${actions.join('; ')}`, tone: 'action' } : null,
    isForbidden(edge) ? { text: plain ? WORDS[lang].ignored : '(forbidden)', tone: 'action' } : null,
  ]
  return lines.filter((one) => one !== null)
}

/** The same as texts. */
export const edgeWords = (edge: ChartEdge, names: Names, lang: Language = 'en'): string[] => linesOf(edge, names, lang).map(({ text }) => text)

/** The same, wrapped to at most this width. */
export const edgeLabel = (edge: ChartEdge, names: Names, measure: Measure, most: number): Block =>
  blockOf(
    linesOf(edge, names).flatMap(({ text, tone }) => broken(text, tone, most, measure, tone === 'event' ? markOf(edge) : null)),
    measure,
  )

/** The texts of a state: name, description, invoked actors, entry and exit actions. */
export function stateLabel(node: ChartNode, names: Names, measure: Measure, most: number): Block {
  const key = `${node.path.split('.').at(-1) || node.id}${node.kind === 'history' ? ' (history)' : ''}`
  const set = (text: string, tone: Tone, mark: Mark | null = null) => broken(text, tone, most, measure, mark)
  const change = node.change ? set(asTitle(node.change), 'change') : []
  const runs = node.invokes.flatMap(({ src }) => set(names === 'plain' ? actorCaption(src) : src, 'action', 'runs'))
  if (names === 'plain')
    return blockOf([...change, ...set(`${nodeTitle(node)}${node.kind === 'history' ? ' (history)' : ''}`, 'title'), ...(node.description ? set(node.description, 'text') : []), ...runs], measure)
  return blockOf(
    [
      ...change,
      ...set(key, 'title'),
      ...(node.tags.length > 0 ? set(`#${node.tags.join(' #')}`, 'text') : []),
      ...node.entry.flatMap((action) => set(`entry / ${action}`, 'action')),
      ...node.exit.flatMap((action) => set(`exit / ${action}`, 'action')),
      ...runs,
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
