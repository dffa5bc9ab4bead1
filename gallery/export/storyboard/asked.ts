import { LANGUAGES } from '../../../src/constants/limits.ts'
import { type Knobs, type Address, parseAddress, WIDTH_LIMITS } from '../../address.ts'
import { pathsOf, sceneOf } from '../../paths.ts'
import type { Chart, View } from '../../types.ts'

/** What the command is asked for, as it is typed. */
export interface Typed {
  machine: string | undefined
  state: string | undefined
  by: string | undefined
  scene: string | undefined
  lang: readonly string[]
  theme: readonly string[]
  width: readonly string[]
}

const fail = (why: string): never => {
  throw new Error(why)
}
const listOf = (names: readonly string[]) => [...new Set(names)].join(', ')

/** One of a few; throws with all of them. */
function oneOf<Name extends string>(what: string, names: readonly Name[], name: string): Name {
  return names.find((one) => one === name) ?? fail(`There is no ${what} “${name}”. There are: ${listOf(names)}`)
}

const widthOf = (text: string): number => {
  const { least, most } = WIDTH_LIMITS
  return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : fail(`“${text}” is no width: one is ${least} to ${most} pixels`)
}

/** The addresses of the storyboards that are asked for, one for each look. Throws with what there is where something else is asked for. */
export function askedFor(typed: Typed, charts: readonly Chart[], views: Readonly<Record<string, View>>): Address[] {
  const shown = charts.filter(({ name }) => name in views)
  const machine = oneOf('machine with screens', shown.map(({ name }) => name), typed.machine ?? '')
  const chart = charts.find(({ name }) => name === machine)
  const view = views[machine]
  if (!chart || !view) return []
  const asked = typed.scene === undefined ? null : oneOf('scene', Object.keys(view.scenes), typed.scene)
  const scene = sceneOf(chart, view, asked, typed.state ?? null)
  const paths = pathsOf(chart, view, view.scenes[scene]?.input)
  const state = oneOf(`path in “${machine}” to`, paths.map((path) => path.state), typed.state ?? '')
  const ways = paths.flatMap((path) => (path.state === state ? (path.by ?? []) : []))
  const by = typed.by === undefined ? null : oneOf(`event that leads to “${state}” called`, ways, typed.by)
  const { knobs } = parseAddress('')
  const looks = typed.lang.flatMap((lang) =>
    typed.theme.flatMap((theme) =>
      typed.width.map((width): Partial<Knobs> => ({ lang: oneOf('language', LANGUAGES, lang), theme: oneOf('theme', ['dark', 'light'], theme), width: widthOf(width) })),
    ),
  )
  return looks.map((look) => ({ place: { page: 'pictures', grid: 'path', machine, state, by }, knobs: { ...knobs, scene: asked, ...look } }))
}
