import { DEFAULT_LANGUAGE, LANGUAGES } from '../src/limits.ts'
import * as z from '../src/zod.ts'

/** Widths of a view that are at hand, in CSS pixels; any other between the limits can be typed. 844 is a phone on its side. */
export const WIDTHS = [320, 390, 600, 700, 844, 980, 1440] as const
export const WIDTH_LIMITS = { least: 280, most: 2560 }

/**
 * How a view is looked at. Whatever an address leaves out, or names wrongly, counts as the first choice,
 * so that an old address still opens something.
 */
const Knobs = z.object({
  lang: z.catch(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
  theme: z.catch(z.enum(['dark', 'light']), 'dark'),
  /** CSS pixels. The first choice is one at which a dialog can still be read beside its chart. */
  width: z.catch(z.int().check(z.gte(WIDTH_LIMITS.least), z.lte(WIDTH_LIMITS.most)), 700),
  /** Texts two fifths longer than they are: does the layout hold? */
  texts: z.catch(z.enum(['normal', 'long']), 'normal'),
  /** How the paper exchange answers a running view. Lost: the answer, after the change arrived; notArrived: the change itself. */
  answers: z.catch(z.enum(['normal', 'slow', 'failing', 'lost', 'notArrived']), 'normal'),
  /** The error code the exchange answers with; null leaves it to the view. */
  code: z.catch(z.nullable(z.string().check(z.regex(/^\d{1,9}$/))), null),
  /** Where the machine is at work, by the name of its view's scene: 'activating'; null for the first. */
  scene: z.catch(z.nullable(z.string().check(z.regex(/^\w+$/))), null),
  /** Still: the state is held, nothing is sent. Running: the real flow against the paper exchange. */
  mode: z.catch(z.enum(['still', 'running']), 'still'),
  /** What states and events are called: in plain words, or as in the code. */
  names: z.catch(z.enum(['plain', 'code']), 'plain'),
  /** What has the room of a machine's page. */
  room: z.catch(z.enum(['both', 'chart', 'view']), 'both'),
})
export type Knobs = z.output<typeof Knobs>

/** What a page of the gallery is about. */
export type Place =
  | { page: 'start' | 'board' | 'live' }
  | { page: 'sheet'; machine: string }
  /**
   * `state` is a path such as 'paying.checking', null for the state it starts in. `by` is the event that led there,
   * by its name in the machine's view, where one state can be come to in several ways: 'The payment has failed'.
   */
  | { page: 'machine'; machine: string; state: string | null; by: string | null }

export interface Address {
  place: Place
  knobs: Knobs
}

/** Of parallel regions all are named, with a plus between. */
const NAME = /^[\w.+-]+$/

function placeOf(path: string, by: string | null): Place {
  const [first = '', second = null, ...more] = path.split('/')
  if (more.length > 0 || !NAME.test(first) || (second !== null && !NAME.test(second))) return { page: 'start' }
  if (first === 'sheet') return second === null ? { page: 'start' } : { page: 'sheet', machine: second }
  if (first === 'board' || first === 'live') return { page: first }
  return { page: 'machine', machine: first, state: second, by }
}

/** What runs begins where its machine begins: a state that is named is held, whatever else an address says. */
const heldAt = (place: Place, knobs: Knobs): Knobs => (place.page === 'machine' && place.state !== null ? { ...knobs, mode: 'still' } : knobs)

/** Reads '#/reset/error?lang=pl&theme=dark&width=390'. Never throws: what cannot be read is the start page. */
export function parseAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s)
  const given = new URLSearchParams(query)
  const knobs = Knobs.parse({ ...Object.fromEntries(given), width: Number(given.get('width')), code: given.get('code'), scene: given.get('scene') })
  const place = placeOf(path, given.get('by'))
  return { place, knobs: heldAt(place, knobs) }
}

/** The inverse of parseAddress; only what differs from the first choices is named. */
export function printAddress({ place, knobs: given }: Address): string {
  const knobs = heldAt(place, given)
  const first = parseAddress('').knobs
  const path =
    place.page === 'machine'
      ? [place.machine, ...(place.state === null ? [] : [place.state])].join('/')
      : place.page === 'sheet'
        ? `sheet/${place.machine}`
        : place.page === 'start'
          ? ''
          : place.page
  const query = new URLSearchParams()
  if (place.page === 'machine' && place.by !== null) query.set('by', place.by)
  for (const name of Object.keys(first) as (keyof Knobs)[]) // the keys of a Knobs
    if (knobs[name] !== first[name]) query.set(name, String(knobs[name]))
  return `#/${path}${query.size > 0 ? `?${query}` : ''}`
}
