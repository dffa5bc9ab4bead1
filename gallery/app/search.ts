import type { Knobs, Place } from '../address.ts'
import { type Path, wayTitle } from '../paths.ts'
import type { Chart } from '../types.ts'
import { inWords } from '../chart/names.ts'
import { machineTitle, nodesAt, stateTitle } from './words.ts'

/** A state that was come to in one way: what can be looked for, and sent to somebody. */
export interface Situation {
  place: Place
  machine: string
  state: string
  /** 'The payment has failed', in the chart's words; null where the machine begins. */
  by: string | null
  description: string
  steps: number
  /** What is searched, the weightiest first. */
  texts: string[]
}

export interface Found extends Situation {
  /** Knobs that the words asked for: 'polish', 'phone'. */
  knobs: Partial<Knobs>
}

const LOOK_WORDS: Record<string, Partial<Knobs>> = {
  english: { lang: 'en' },
  polish: { lang: 'pl' },
  polski: { lang: 'pl' },
  dark: { theme: 'dark' },
  light: { theme: 'light' },
  phone: { width: 390 },
  mobile: { width: 390 },
  tablet: { width: 700 },
  desktop: { width: 1440 },
}
/** Words that every question has and no state is about. */
const FILLERS = new Set(['a', 'an', 'and', 'at', 'by', 'dialog', 'does', 'for', 'has', 'in', 'is', 'it', 'of', 'on', 'screen', 'show', 'shows', 'the', 'to', 'what', 'when', 'with'])

/** Of a title, a description, a note. */
const WEIGHTS = [3, 2, 1]

/** The part of a word that 'fails', 'failed' and 'failing' share. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word)
const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(stem)

/** Every state of a machine with every way to come to it. */
export function situationsOf(chart: Chart, paths: readonly Path[], notes: (state: string) => string): Situation[] {
  const title = machineTitle(chart, 'plain')
  const about = chart.machine.root.description ?? ''
  return paths.map((path) => {
    const { state, by, steps } = path
    const name = stateTitle(chart, state, 'plain')
    const way = wayTitle(path)
    const edge = chart.edges.find(({ id }) => id === steps.at(-1)?.edge)
    const descriptions = nodesAt(chart, state).flatMap(({ path, description }) => (path === '' ? [] : (description ?? [])))
    return {
      place: { page: 'machine', machine: chart.name, state, by },
      machine: title,
      state: name,
      by: way,
      description: descriptions.at(-1) ?? '',
      steps: steps.length,
      texts: [[title, name, by ?? '', way ?? ''].join(' '), [state, ...descriptions, edge?.description ?? '', about, inWords(chart.name), chart.name].join(' '), notes(state)],
    }
  })
}

/** Situations that have all the words, the fittest first. Words that say how to look at them turn the knobs. */
export function search(situations: readonly Situation[], question: string): Found[] {
  const asked = question.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const knobs = Object.assign({}, ...asked.map((word) => LOOK_WORDS[word] ?? {})) as Partial<Knobs> // of LOOK_WORDS alone
  const words = asked.filter((word) => !(word in LOOK_WORDS) && !FILLERS.has(word)).map(stem)
  if (words.length === 0) return []
  const weigh = ({ texts }: Situation) => {
    const known = texts.map(wordsOf)
    // A word that is nowhere rules it out.
    const weights = words.map((word) => WEIGHTS[known.findIndex((text) => text.some((one) => one.startsWith(word)))] ?? 0)
    return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0)
  }
  return situations
    .map((situation) => ({ situation, weight: weigh(situation) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.situation.steps - b.situation.steps)
    .map(({ situation }) => ({ ...situation, knobs }))
}
