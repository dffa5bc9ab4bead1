import { DEFAULT_LANGUAGE, LANGUAGES } from '../src/constants/limits.ts'
import * as z from '../src/api/zod.ts'
import { ANALYSIS_NAMES } from './checks/analysis/analyses.ts'
import { type Platform, PLATFORM_NAMES } from './host/platforms.ts'

/** Preset widths of a view, CSS px; any other within the limits can be typed. 844 is a phone in landscape. */
export const WIDTHS = [320, 390, 600, 700, 844, 980, 1440] as const
export const WIDTH_LIMITS = { least: 280, most: 2560 }

/** The brand of the product itself. */
export const BUILT_IN = 'built-in'

/**
 * Display settings of a view. Missing or invalid ones in an address get their default,
 * so that an old address still opens something.
 */
const Knobs = z.object({
  lang: z.catch(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
  theme: z.catch(z.enum(['dark', 'light']), 'dark'),
  /** CSS px. At the default a dialog is still readable beside its chart. */
  width: z.catch(z.int().check(z.gte(WIDTH_LIMITS.least), z.lte(WIDTH_LIMITS.most)), 700),
  /** A folder of brands; the product's own, where there is none of that name. */
  brand: z.catch(z.string().check(z.regex(/^[a-z][\w-]{0,40}$/)), BUILT_IN),
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
  /** Names of states and events: in plain words, or as in the code. */
  names: z.catch(z.enum(['plain', 'code']), 'plain'),
  /** What a machine's page shows. */
  room: z.catch(z.enum(['both', 'chart', 'view']), 'both'),
  /** What its panel asks of the view or the machine; 'none' shows the state. */
  analysis: z.catch(z.enum(['none', ...ANALYSIS_NAMES]), 'none'),
  /** Notes that are in no file: see pins/pinsInAddress.ts. */
  notes: z.catch(z.string(), ''),
})
export type Knobs = z.output<typeof Knobs>

/** What a page of the gallery is about. */
export type Place =
  | { page: 'start' | 'board' | 'live' | 'changes' | 'protocol' }
  | { page: 'host'; platform: Platform }
  | { page: 'sheet'; machine: string }
  /**
   * `state` is a path such as 'paying.checking', null for the state it starts in. `by` is the event that led there,
   * by its name in the machine's view, if several lead to the state: 'The payment has failed'.
   */
  | { page: 'machine'; machine: string; state: string | null; by: string | null }
  /** All screens of an area. */
  | { page: 'screens'; area: string }
  /** One screen, with the chosen setting of its controls, by their names in gallery/screens. */
  | { page: 'screen'; area: string; screen: string; choices: Readonly<Record<string, string>> }
  /** The way to that state as a strip of screens. */
  | { page: 'storyboard'; machine: string; state: string | null; by: string | null }
  /** Its view in every language and theme. */
  | { page: 'compare'; machine: string; state: string | null; by: string | null }

export interface Address {
  place: Place
  knobs: Knobs
}

/** Pages about a state of a machine: 'compare/reset/error'. */
const ABOUT_STATE = ['storyboard', 'compare'] as const
const SCREENS = 'screens/'
/** Parallel regions are joined by a plus. */
const NAME = /^[\w.+-]+$/

const isName = (text: string | undefined): text is string => text !== undefined && NAME.test(text)

/** The chosen settings of a screen's controls: what is no knob. */
const choicesIn = (query: URLSearchParams) => Object.fromEntries([...query].filter(([name, choice]) => !Object.hasOwn(Knobs.shape, name) && name !== 'by' && isName(name) && isName(choice)))

function screenPlace(path: string, query: URLSearchParams): Place {
  const [area, screen, ...more] = path.split('/')
  if (!isName(area) || more.length > 0) return { page: 'start' }
  if (screen === undefined) return { page: 'screens', area }
  return isName(screen) ? { page: 'screen', area, screen, choices: choicesIn(query) } : { page: 'start' }
}

function placeOf(path: string, query: URLSearchParams): Place {
  if (path.startsWith(SCREENS)) return screenPlace(path.slice(SCREENS.length), query)
  const by = query.get('by')
  const about = ABOUT_STATE.find((page) => path.startsWith(`${page}/`))
  if (about !== undefined) {
    const way = placeOf(path.slice(about.length + 1), query)
    return way.page === 'machine' ? { ...way, page: about } : { page: 'start' }
  }
  const [first = '', second = null, ...more] = path.split('/')
  if (more.length > 0 || !NAME.test(first) || (second !== null && !NAME.test(second))) return { page: 'start' }
  if (first === 'sheet') return second === null ? { page: 'start' } : { page: 'sheet', machine: second }
  if (first === 'host') return { page: 'host', platform: PLATFORM_NAMES.find((name) => name === second) ?? 'ios' }
  if (first === 'board' || first === 'live' || first === 'changes' || first === 'protocol') return { page: first }
  // What an old address may still name.
  if (first === 'use') return { page: 'start' }
  return { page: 'machine', machine: first, state: second, by }
}

/** A running view starts in the initial state: with a named state, the mode is always still; so is that of a screen. */
const heldAt = (place: Place, knobs: Knobs): Knobs => (place.page === 'screen' || (place.page === 'machine' && place.state !== null) ? { ...knobs, mode: 'still' } : knobs)

/** Reads '#/reset/error?lang=pl&theme=dark&width=390'. Never throws: anything invalid is the start page. */
export function parseAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s)
  const given = new URLSearchParams(query)
  const knobs = Knobs.parse({ ...Object.fromEntries(given), width: Number(given.get('width')), code: given.get('code'), scene: given.get('scene') })
  const place = placeOf(path, given)
  return { place, knobs: heldAt(place, knobs) }
}

function pathOf(place: Place): string {
  if (place.page === 'machine') return [place.machine, ...(place.state === null ? [] : [place.state])].join('/')
  if (place.page === 'storyboard' || place.page === 'compare') return `${place.page}/${pathOf({ ...place, page: 'machine' })}`
  if (place.page === 'sheet') return `sheet/${place.machine}`
  if (place.page === 'host') return `host/${place.platform}`
  if (place.page === 'screens') return `${SCREENS}${place.area}`
  if (place.page === 'screen') return `${SCREENS}${place.area}/${place.screen}`
  return place.page === 'start' ? '' : place.page
}

/** The inverse of parseAddress; only what differs from the defaults is included. */
export function printAddress({ place, knobs: given }: Address): string {
  const knobs = heldAt(place, given)
  const first = parseAddress('').knobs
  const path = pathOf(place)
  const query = new URLSearchParams()
  if ('by' in place && place.by !== null) query.set('by', place.by)
  if (place.page === 'screen') for (const [name, choice] of Object.entries(place.choices)) query.set(name, choice)
  for (const name of Object.keys(first) as (keyof Knobs)[]) // the keys of a Knobs
    if (knobs[name] !== first[name]) query.set(name, String(knobs[name]))
  return `#/${path}${query.size > 0 ? `?${query}` : ''}`
}
