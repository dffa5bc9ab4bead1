import type { TextTree } from '../../src/i18n/i18n.ts'
import type { Place, Settings } from '../address.ts'
import { stateTitle } from '../app/titles.ts'
import { charts } from '../chart/machines.ts'
import { type Pictured, picturedScreens, picturedView } from '../export/contactSheet/pictured.ts'
import { type Path, pathsIn, sceneOf } from '../paths.ts'
import { areas } from '../screens/areas.ts'
import { choicesOf, keyOf, setupOf } from '../screens/setup.ts'
import type { Chart } from '../types.ts'
import { views } from '../views/views.ts'

export const KINDS = { error: 'Errors', empty: 'Empty states', toast: 'Toasts' } as const
type Kind = keyof typeof KINDS

/** A text that tells the trader what happened, or that there is nothing. */
export interface Message {
  kind: Kind
  key: string
  /** Of the exchange. */
  code: string | null
  /** In each of the languages. */
  texts: readonly string[]
  /** Where it is seen; null if no view shows it. */
  seen: Seen | null
}

interface Seen {
  title: string
  place: Place
  settings: Partial<Settings>
  pictured: Pictured
}

const CODED = /\.(error|payError)\.(\d+)$/
const PATTERNS: readonly [Kind, RegExp][] = [
  ['toast', /^(?:orderNews|release)\b/],
  ['empty', /(?:^|[.:])(?:empty\w*|none|nothing\w*|no(?:[A-Z]\w*|Match))(?:\.\w+)?$/],
  [
    'error',
    /(?:[fF]ailed|error(?:Loading|Occurred)|generalError|[nN]otLoaded|offline|tooManyRequests|unreadable|unchecked|\.lost|notFound\.t(?:itle|ext)|crash\.|marketError\.error)\w*$/,
  ],
]
const PLURAL = /_(?:zero|one|two|few|many|other)$/
/** A word in a sentence, and the button below a message. */
const isMessage = (key: string, text: string) => /\s/.test(text.trim()) && !/\.(?:show|reload|retry)\w*$/i.test(key)

/** The texts of a language by their keys, of plural forms that of many: in Polish the last one is of fractions. */
function textsByKey(tree: TextTree): Map<string, string> {
  const found = new Map<string, string>()
  const ofMany = new Set<string>()
  const walk = (inner: TextTree[string], key: string) => {
    const single = key.replace(PLURAL, '')
    if (typeof inner !== 'string')
      for (const [name, one] of Object.entries(inner)) walk(one, key === '' ? name : `${key}.${name}`)
    else if (!ofMany.has(single)) found.set(single, inner)
    if (key.endsWith('_many')) ofMany.add(single)
  }
  walk(tree, '')
  return found
}

/** A machine's view of the first path that fits. */
function seenIn(chart: Chart, isIt: (path: Path) => boolean): Seen | null {
  const view = views[chart.name]
  const path = view && pathsIn(chart, view, null).find(isIt)
  if (!view || !path) return null
  const pictured = picturedView(
    chart,
    { scene: sceneOf(chart, view, null, path.state), mode: 'still', paths: [path] },
    path,
  )
  return {
    title: `${chart.title}: ${stateTitle(chart, path.state)}`,
    place: pictured.place,
    settings: pictured.settings,
    pictured,
  }
}

/** The view in which the exchange refuses with that code, or in which a payment fails with it. */
function seenRefused(code: string, family: string): Seen | null {
  const chart = charts.find(({ name }) => views[name]?.codes.includes(code))
  if (!chart)
    return (
      charts
        .map((one) => (family === 'payError' ? seenIn(one, ({ by }) => by === 'payment-failed') : null))
        .find((seen) => seen !== null) ?? null
    )
  const seen = seenIn(chart, ({ by }) => by === (family === 'payError' ? 'payment-rejected' : 'refused'))
  return seen && { ...seen, settings: { ...seen.settings, code } }
}

/** The screens and states that are known by a text, by its key; the first of several. */
function seenByKey(): Map<string, Seen> {
  const says = areas.flatMap(({ screens }) =>
    Object.values(screens).flatMap((screen) =>
      choicesOf(screen).map((choices) => keyOf(setupOf(screen, choices).says)),
    ),
  )
  const all = picturedScreens.map((pictured, index): [string | null, Seen] => [
    says[index] ?? null,
    {
      title: `${pictured.section}: ${pictured.title}${pictured.caption === '' ? '' : `, ${pictured.caption}`}`,
      place: pictured.place,
      settings: {},
      pictured,
    },
  ])
  for (const chart of charts) {
    for (const [state, key] of Object.entries(views[chart.name]?.says ?? {})) {
      const seen = seenIn(chart, (path) => path.state === state)
      if (seen) all.push([key, seen])
    }
  }
  return new Map(all.flatMap(([key, seen]) => (key === null ? [] : [[key, seen] as const])).toReversed())
}

const cache = new WeakMap<readonly TextTree[], Message[]>()

/** Every error, empty state and toast of the product, with its code, in both languages. Cached: the search asks with each letter. */
export function messagesIn(texts: readonly TextTree[]): Message[] {
  const found = cache.get(texts) ?? readMessages(texts)
  cache.set(texts, found)
  return found
}

function readMessages(texts: readonly TextTree[]): Message[] {
  const byKey = texts.map(textsByKey)
  const [english] = byKey
  if (!english) return []
  const seen = seenByKey()
  const inToasts = new Set(
    [...seen].flatMap(([key, { place }]) => (place.page === 'screen' && place.area === 'toasts' ? key : [])),
  )
  const messageOf = (kind: Kind, key: string, code: string | null, where: Seen | null): Message => ({
    kind,
    key,
    code,
    texts: byKey.map((all) => all.get(key) ?? ''),
    seen: where,
  })
  const written = [...english].flatMap(([key, text]): Message[] => {
    const [, family, code] = CODED.exec(key) ?? []
    if (family !== undefined && code !== undefined) return [messageOf('error', key, code, seenRefused(code, family))]
    const kind = inToasts.has(key) ? 'toast' : PATTERNS.find(([, pattern]) => pattern.test(key))?.[0]
    return kind && isMessage(key, text) ? [messageOf(kind, key, null, seen.get(key) ?? null)] : []
  })
  // A code without a text of its own shows the general one.
  const known = new Set(written.map(({ code }) => code))
  const codes = new Set(Object.values(views).flatMap((view) => view.codes))
  return [
    ...written,
    ...[...codes]
      .filter((code) => !known.has(code))
      .map((code) => messageOf('error', 'common.generalError', code, seenRefused(code, 'error'))),
  ]
}
