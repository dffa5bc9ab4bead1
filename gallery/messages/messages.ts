import type { Settings } from '../address.ts'
import type { ProductTexts } from '../app/productTexts.ts'
import { stateTitle } from '../app/titles.ts'
import { charts } from '../chart/machines.ts'
import { type Pictured, picturedScreen, picturedView } from '../export/contactSheet/pictured.ts'
import { type Path, pathsIn, sceneOf } from '../paths.ts'
import { screenVariants } from '../screens/areas.ts'
import { screenTitle } from '../screens/setup.ts'
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
  /** Where it is seen; null if it is one of UNSEEN. */
  seen: Seen | null
}

type Seen = Omit<Pictured, 'settings'> & { settings: Partial<Settings> }

/** What no view shows, and why. */
export const UNSEEN: Readonly<Record<string, string>> = {
  'closeOrder.error.2002': 'Its dialog says that the order is already closed.',
  'addTPSL.error.3002': 'Its dialog says that the order is already closed.',
  'dialogs.sessionOver': 'What says that the session has ended takes the place of the page and its dialogs.',
  'chart:nothing': 'Only read out, when an arrow key meets an empty chart.',
}

const CODED = /\.(error|payError|initError|resetError)\.(\d+)$/
/** By the family of a code, the event that brings its text, and the scene. */
const REFUSED: Readonly<Record<string, { by: string; scene: string | null }>> = {
  payError: { by: 'payment-rejected', scene: null },
  initError: { by: 'refused', scene: 'activating' },
  resetError: { by: 'refused', scene: 'resetting' },
}
const PATTERNS: readonly [Kind, RegExp][] = [
  ['toast', /^(?:orderNews|release)\b/],
  [
    'error',
    /(?:[fF]ailed|error(?:Loading|Occurred)|loadingError|notSeen|outcomeUnknown|(?<!ends)\.refused(?:Close|\.noNumber)?$|generalError|[nN]otLoaded|offline|tooManyRequests|unreadable|unchecked|\.lost|notFound\.t(?:itle|ext)|crash\.|marketError\.error|sessionOver|payingMissed|notSent|signedOut|\.not(?:Copied|Shared|Drawn|Read))\w*$/,
  ],
  ['empty', /(?:^|[.:])(?:empty\w*|none|nothing\w*|no(?:[A-Z]\w*|Match))(?:\.\w+)?$/],
]
/** What stands for a value in a text, as the app would show it. */
const EXAMPLES: Readonly<Record<string, string>> = {
  count: '5',
  entries: '5',
  currency: 'KXT',
  date: '2026-11-27 08:00',
  field: 'Stop loss',
  name: 'BTCUSDC',
  order: 'BTCUSDC LONG, 250 KXT ×10',
  price: '67 547.81',
  product: 'Futures',
  profit: '+32.71',
  seconds: '30',
  symbol: 'BTCUSDC',
  text: 'abc',
}
const PLURAL = /_(?:zero|one|two|few|many|other)$/
/** Not a word in a sentence, the button below a message, a figure, or the reason beside a command that is not offered. */
const isMessage = (key: string, text: string) =>
  /\s/.test(text.trim()) && !/\.(?:show|reload|retry|tryAgain)\w*$|drawdown\.|^palette:held\./i.test(key)

/** Of plural forms that of many: in Polish the last one is of fractions. */
const ofMany = (texts: ProductTexts): ProductTexts =>
  new Map(
    [...texts].map(([key, text]) => {
      const single = key.replace(PLURAL, '')
      return [single, texts.get(`${single}_many`) ?? text]
    }),
  )

/** A machine's view of the first path that fits. */
function seenIn(chart: Chart, isIt: (path: Path) => boolean, scene: string | null = null): Seen | null {
  const view = views[chart.name]
  const path = view && pathsIn(chart, view, scene).find(isIt)
  if (!view || !path) return null
  const pictured = picturedView(chart, sceneOf(chart, view, scene, path), path)
  return { ...pictured, title: `${chart.title}: ${stateTitle(chart, path.state)}` }
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
  const { by: refusal, scene } = REFUSED[family] ?? { by: 'refused', scene: null }
  const seen = seenIn(chart, ({ by }) => by === refusal, scene)
  return seen && { ...seen, settings: { ...seen.settings, code } }
}

/** The screens and states that are known by a text, by its key; the first of several. */
function seenByKey(): Map<string, Seen> {
  const ofScreens = screenVariants.flatMap(({ area, name, screen, choices, keys }): [string, Seen | null][] => {
    const title = `${area.title}: ${screenTitle(screen, choices)}`
    return keys.map((key) => [key, { ...picturedScreen(area, name, screen, choices), title }])
  })
  const ofStates = charts.flatMap((chart) => {
    const says = views[chart.name]?.says ?? {}
    const placeOf = ({ state, by }: Path) => (Object.hasOwn(says, `${state}--${by}`) ? `${state}--${by}` : state)
    return Object.entries(says).map(([at, key]): [string, Seen | null] => [
      key,
      seenIn(chart, (path) => placeOf(path) === at),
    ])
  })
  const all = [...ofScreens, ...ofStates]
  return new Map(all.flatMap(([key, seen]) => (seen ? [[key, seen] as const] : [])).toReversed())
}

/** Every error, empty state and toast of the product, with its code, in both languages. */
export function messagesIn(texts: readonly ProductTexts[]): Message[] {
  const byKey = texts.map(ofMany)
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
    texts: byKey.map((all) => (all.get(key) ?? '').replaceAll(/\{\{(\w+)\}\}/g, (raw, name) => EXAMPLES[name] ?? raw)),
    seen: Object.hasOwn(UNSEEN, key) ? null : where,
  })
  const written = [...english].flatMap(([key, text]): Message[] => {
    const [, family, code] = CODED.exec(key) ?? []
    if (family !== undefined && code !== undefined) return [messageOf('error', key, code, seenRefused(code, family))]
    const kind = inToasts.has(key) ? 'toast' : PATTERNS.find(([, pattern]) => pattern.test(key))?.[0]
    // A text is read below its title.
    const title = key.replace(/Text$/, 'Title').replace(/\.text$/, '.title')
    const where = [key, title, key.replace(/Text$/, ''), `${key}Text`].find((one) => seen.has(one))
    return kind && isMessage(key, text) ? [messageOf(kind, key, null, seen.get(where ?? '') ?? null)] : []
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
