import type { About, At, Place, Settings } from '../address.ts'
import { charts } from '../chart/machines.ts'
import { eventCaption, inWords } from '../chart/names.ts'
import { KINDS, messagesIn } from '../messages/messages.ts'
import { noteOn } from '../notes.ts'
import { type Path, pathsIn, pathTo, sceneOf, wayTitle } from '../paths.ts'
import { screenVariants } from '../screens/areas.ts'
import { screenTitle } from '../screens/setup.ts'
import type { Chart } from '../types.ts'
import { views } from '../views/views.ts'
import { type ProductTexts, stateTexts, textsAt } from './productTexts.ts'
import type { Situation } from './shell/search.ts'
import { nodesAt, stateTitle } from './titles.ts'

/** The paths of a machine in one scene, or to all its states if the scene is null */
export function knownPaths(chart: Chart, scene: string | null = null): readonly Path[] {
  const view = views[chart.name]
  return view ? pathsIn(chart, view, scene) : []
}

/** The scene a state is shown in, as in the frame; null without a view. */
export function shownScene(chart: Chart, requested: string | null, at: At): string | null {
  const view = views[chart.name]
  return view ? sceneOf(chart, view, requested, at) : null
}

export type MachinePlace = Extract<Place, { page: 'machine' }>

/** The content for an address, which may name what is no longer there, with a remark if it differs. `paths` are those of the scene. */
export function whatIsShown(chart: Chart, place: MachinePlace, paths: readonly Path[]) {
  const { state, by } = place
  const isOf = (path: Path) => path.state === state
  if (state === null || paths.some((path) => isOf(path) && (by === null || path.by === by)))
    return { place, remark: null }
  // For a compound state, the first state within it.
  const found = paths.find(isOf) ?? paths.find((path) => path.state.startsWith(`${state}.`))
  const title = stateTitle(chart, state)
  const remark =
    found && !isOf(found)
      ? null
      : found
        ? `No event “${by}” opens “${title}”: here is the shortest path to it.`
        : chart.nodes.some(({ path }) => path === state)
          ? `Nobody sees “${title}” here: it is passed at once, or belongs to another scene.`
          : `There is no state “${state}” any more.`
  return { place: { ...place, state: found?.state ?? null, by: null }, remark }
}

/** The still view of an address: its scene, the paths there, and the path shown, with a remark if the address names something else. */
export function stillView(chart: Chart, about: About, { scene: requested }: Settings) {
  const scene = shownScene(chart, requested, about)
  const paths = knownPaths(chart, scene)
  const { machine, state, by } = about
  const shown = whatIsShown(chart, { page: 'machine', machine, state, by }, paths)
  return { ...shown, scene, paths, path: pathTo(paths, shown.place.state, shown.place.by) }
}

/** Every state of a machine with every path to it, and the product's texts there. */
const stateSituations = (chart: Chart, texts: readonly ProductTexts[]): Situation[] =>
  knownPaths(chart).map((path) => {
    const { state, by, steps } = path
    const { name, title, machine } = chart
    const way = wayTitle(path)
    const { inState, inMachine } = stateTexts(texts, name, state)
    const descriptions = nodesAt(chart, state).flatMap((node) => (node.path === '' ? [] : (node.description ?? [])))
    const edge = chart.edges.find(({ id }) => id === steps.at(-1)?.edge)
    const productTitles = (views[name]?.titles ?? []).map((key) => textsAt(texts, key))
    return {
      place: { page: 'machine', machine: name, state, by },
      machine: title,
      state: stateTitle(chart, state),
      by: way,
      description: descriptions.at(-1) ?? '',
      steps: steps.length,
      texts: [
        [title, stateTitle(chart, state), by === null ? '' : eventCaption(by), way ?? '', ...productTitles].join(' '),
        inState,
        [state, ...descriptions, edge?.description, machine.root.description, inWords(name), name].join(' '),
        noteOn(name, state) ?? '',
        inMachine,
      ],
    }
  })

/** Every screen with every choice, for the search; after the flows, and a screen before its variants. */
const screenSituations = (texts: readonly ProductTexts[]): Situation[] =>
  screenVariants.map(({ area, name, screen, choices, keys, isFirst }): Situation => {
    const title = screenTitle(screen, choices)
    return {
      place: { page: 'screen', area: area.name, screen: name, choices: isFirst ? {} : choices },
      machine: 'Screens',
      state: area.title,
      by: title,
      description: screen.about,
      steps: isFirst ? 1 : 2,
      texts: [
        `${area.title} ${title}`,
        keys.map((key) => textsAt(texts, key)).join(' '),
        [screen.about, screen.alsoCalled ?? '', name, area.name].join(' '),
        '',
        '',
      ],
    }
  })

/** Every message: by its code, which is no one else's, and by its words in both languages. Without a view it is its row on the page of messages. */
const messageSituations = (texts: readonly ProductTexts[]): Situation[] =>
  messagesIn(texts).map(({ kind, code, key, texts: said, seen }): Situation => {
    const [title = ''] = said
    const by = code === null ? title : `${code}: ${title}`
    return {
      place: seen?.place ?? { page: 'messages', key },
      ...(seen && { own: seen.settings }),
      machine: 'Messages',
      state: seen?.title ?? KINDS[kind],
      by,
      description: said.slice(1).join(' '),
      steps: 3,
      texts: [code ?? '', said.join(' '), key, '', ''],
    }
  })

const all = new WeakMap<readonly ProductTexts[], Situation[]>()

/** Every state of every machine with every path to it, every screen, every message, and the product's texts there, for the search. */
export function allSituations(texts: readonly ProductTexts[]): Situation[] {
  const found = all.get(texts) ?? [
    ...charts.flatMap((chart) => stateSituations(chart, texts)),
    ...screenSituations(texts),
    ...messageSituations(texts),
  ]
  all.set(texts, found)
  return found
}
