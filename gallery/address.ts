import * as z from '../src/api/zod.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../src/constants/limits.ts'

/** Preset widths of a view, CSS px; any other within the limits can be typed. 844 is a phone in landscape. */
export const WIDTHS = [320, 390, 600, 700, 844, 980, 1440] as const
const WIDTH_LIMITS = { least: 280, most: 2560 }

/** Display settings of a view. Missing or invalid ones get their default, so that an old address still opens something. */
const Settings = z.object({
  lang: z.catch(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
  theme: z.catch(z.enum(['dark', 'light']), 'dark'),
  /** CSS px. At the default width a dialog is still readable next to its chart. */
  width: z.catch(z.int().check(z.gte(WIDTH_LIMITS.least), z.lte(WIDTH_LIMITS.most)), 700),
  /** Long: texts two fifths longer, to test the layout. */
  texts: z.catch(z.enum(['normal', 'long']), 'normal'),
  /** How the paper exchange answers a running view. lost: the response is lost after the change arrived; notArrived: the change is lost. */
  answers: z.catch(z.enum(['normal', 'slow', 'failing', 'lost', 'notArrived']), 'normal'),
  /** The error code the exchange answers with; null leaves it to the view. */
  code: z.catch(z.nullable(z.string().check(z.regex(/^\d{1,9}$/))), null),
  /** Name of the view's scene: 'activating'; null for the first. */
  scene: z.catch(z.nullable(z.string().check(z.regex(/^\w+$/))), null),
  /** Still: the state is held, nothing is sent. Running: the real flow against the paper exchange. */
  mode: z.catch(z.enum(['still', 'running']), 'still'),
  /** Content of a machine's page. */
  room: z.catch(z.enum(['both', 'chart', 'view']), 'both'),
})
export type Settings = z.output<typeof Settings>

/** A state, and how it is reached. */
export interface At {
  /** A path such as 'paying.checking'; null for the state it starts in. */
  state: string | null
  /** The id of the last event, if the state is reached by several: 'payment-failed'. */
  by: string | null
}
/** A machine, or one of its states. */
export type About = At & { machine: string }

/** How the pictures of a machine are grouped. */
const GRIDS = ['states', 'variants', 'path'] as const
export type Grid = (typeof GRIDS)[number]

/** The subject of a gallery page. */
export type Place =
  | { page: 'start' | 'changes' }
  /** All messages, or one of them by the key of its text. */
  | { page: 'messages'; key: string | null }
  /** Nothing here is called so. */
  | { page: 'unknown'; path: string }
  | ({ page: 'machine' } & About)
  /** Of a machine all views; of a state its view in every language and theme, or the path to it as a strip of screens. */
  | ({ page: 'pictures'; grid: Grid } & About)
  /** All screens of an area. */
  | { page: 'screens'; area: string }
  /** One screen, or its looks in every language and theme, in its chosen state: the names are in gallery/screens. */
  | { page: 'screen' | 'looks'; area: string; screen: string; choices: Readonly<Record<string, string>> }

export type PicturesPlace = Extract<Place, { page: 'pictures' }>
export type ScreenPlace = Extract<Place, { page: 'screen' | 'looks' }>

export interface Address {
  place: Place
  settings: Settings
}

const NAME = /^[\w.-]+$/

/** The chosen state of a screen: all parameters but the settings of a view. */
const choicesIn = (query: URLSearchParams) =>
  Object.fromEntries(
    [...query].filter(
      ([name, choice]) => !Object.hasOwn(Settings.shape, name) && name !== 'by' && NAME.test(name) && NAME.test(choice),
    ),
  )

function placeOf(path: string, query: URLSearchParams): Place {
  const parts = path.split('/')
  const [first = '', second = '', third, ...more] = parts
  const [by, grid] = [query.get('by'), GRIDS.find((name) => name === second)]
  if (path === '') return { page: 'start' }
  if (!parts.every((part) => NAME.test(part))) return { page: 'unknown', path }
  if (path === 'messages') return { page: path, key: query.get('key') }
  if (path === 'changes') return { page: path }
  if (parts.length === 2 && first === 'screens') return { page: 'screens', area: second }
  if (third !== undefined && more.length === 0 && (first === 'screens' || first === 'looks'))
    return { page: first === 'looks' ? 'looks' : 'screen', area: second, screen: third, choices: choicesIn(query) }
  if (third !== undefined && more.length < 2 && first === 'pictures' && grid)
    return { page: 'pictures', grid, machine: third, state: more[0] ?? null, by }
  return parts.length < 3 && !['screens', 'looks', 'pictures'].includes(first)
    ? { page: 'machine', machine: first, state: parts[1] ?? null, by }
    : { page: 'unknown', path }
}

/** A running view starts in the initial state: with a named state, the mode is always still. Only a machine has scenes, codes and answers. */
function heldAt(place: Place, settings: Settings): Settings {
  if (!('machine' in place)) return { ...settings, mode: 'still', answers: 'normal', code: null, scene: null }
  return place.page === 'machine' && place.state !== null ? { ...settings, mode: 'still' } : settings
}

/** Reads '#/reset/error?lang=pl&theme=dark&width=390'. Never throws. */
export function parseAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s)
  const given = new URLSearchParams(query)
  const settings = Settings.parse({
    ...Object.fromEntries(given),
    width: Number(given.get('width')),
    code: given.get('code'),
    scene: given.get('scene'),
  })
  const place = placeOf(path, given)
  return { place, settings: heldAt(place, settings) }
}

function pathOf(place: Place): string {
  if (place.page === 'start') return ''
  if (place.page === 'unknown') return place.path
  if (place.page === 'screens') return `screens/${place.area}`
  if ('screen' in place) return `${place.page === 'looks' ? 'looks' : 'screens'}/${place.area}/${place.screen}`
  if (!('machine' in place)) return place.page
  const about = place.state === null ? place.machine : `${place.machine}/${place.state}`
  return place.page === 'pictures' ? `pictures/${place.grid}/${about}` : about
}

/** The inverse of parseAddress; only what differs from the defaults is included. */
export function printAddress({ place, settings: given }: Address): string {
  const settings = heldAt(place, given)
  const first = parseAddress('').settings
  const path = pathOf(place)
  const query = new URLSearchParams()
  if ('by' in place && place.by !== null) query.set('by', place.by)
  if ('key' in place && place.key !== null) query.set('key', place.key)
  if ('choices' in place) for (const [name, choice] of Object.entries(place.choices)) query.set(name, choice)
  for (const name of Object.keys(first) as (keyof Settings)[])
    // the keys of a Settings
    if (settings[name] !== first[name]) query.set(name, String(settings[name]))
  return `#/${path}${query.size > 0 ? `?${query}` : ''}`
}

/** The name of a language in another one: 'Polish', 'polski'. */
export const languageName = (language: Language, spoken: Language = DEFAULT_LANGUAGE): string =>
  new Intl.DisplayNames([spoken], { type: 'language' }).of(language) ?? language
