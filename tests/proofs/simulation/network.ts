import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { answerCall } from '../../../sandbox/answer.ts'
import { calls } from '../../../sandbox/calls/all.ts'
import { random, seedOf, drawWeighted } from './random.ts'
import type { Page, Stage, Tab } from './tab.ts'

/** `late`: slow in both directions. `held`: no response, and it arrives much later. `odd`: one entry of its list is unreadable. */
export const FATES = [
  'fine',
  'late',
  'held',
  'lostBefore',
  'lostAfter',
  'hang',
  'status500',
  'status502after',
  'status429',
  'status401',
  'malformed',
  'malformedAfter',
  'code9000',
  'odd',
] as const
export type Fate = (typeof FATES)[number]

/** Probability of each fate, and the delays of a request, ms. */
export interface Weather {
  fates: Partial<Record<Fate, number>>
  /** For changes; by default the same, but less often successful. */
  changes?: Partial<Record<Fate, number>>
  delayMs: readonly [number, number]
}
export const CALM: Weather = { fates: { fine: 1 }, delayMs: [20, 80] }

/** Maximum delay of a request: the app's bound for "it did not arrive" starts at its deadline. */
const LATE_MS = 11_000
/** Longest time between a loss and the arrival: the app's conclusive checks are 15, 18 and 21 s after the loss. */
const HELD_MS = 20_000

export interface SentRequest {
  tab: string
  page: Page
  /** The logged-in user. */
  email: string
  path: string
  body: string
  atMs: number
  fate: Fate
  /** The page's session had ended when it was sent. */
  isLeaving: boolean
  /** Its Idempotency-Key. */
  key: string | null
  /** When the page received the response, or gave up. */
  endedAtMs: number | null
}

/** A response received by a page. */
export interface ReceivedAnswer {
  page: Page
  path: string
  body: string
  atMs: number
  status: number
  code: string | undefined
  isGood: boolean
  fate: Fate
}

const texts = new Map<string, string>()
function textFile(path: string): string {
  const name = path.replace('/futures/assets/', 'public/assets/')
  const text = texts.get(name) ?? JSON.stringify(load(readFileSync(name, 'utf8')))
  texts.set(name, text)
  return text
}

interface Answer {
  status: number
  headers: Headers
  text: string
}
const answer = (status: number, text: string, headers: Record<string, string> = {}): Answer => ({
  status,
  text,
  headers: new Headers(headers),
})

/** What a page receives instead of the exchange's response; null: nothing. */
const SPOILT: Partial<Record<Fate, Answer | null>> = {
  lostBefore: null,
  lostAfter: null,
  status500: answer(500, '{"result":"error"}'),
  status502after: answer(502, 'Bad gateway'),
  status429: answer(429, '{"result":"error"}', { 'retry-after': '7' }),
  status401: answer(401, '{"result":"error"}'),
  malformed: answer(200, '{"result":"ok","orders":[{"orderId":'),
  malformedAfter: answer(200, '{"result":"ok","orders":[{"orderId":'),
  code9000: answer(200, '{"result":"error","code":9000}'),
}
const NEVER_ARRIVES = new Set<Fate>(['lostBefore', 'status500', 'status429', 'status401', 'malformed', 'code9000'])

/** A body that arrives in one part, without its own clock. */
function bodyOf(text: string) {
  const parts = text === '' ? [] : [new TextEncoder().encode(text)]
  return { getReader: () => ({ read: async () => ({ value: parts.shift() }), cancel: async () => {} }) }
}

/** The body as read by the app. */
const asResponse = ({ status, headers, text }: Answer) => ({
  ok: status >= 200 && status < 300,
  status,
  headers,
  type: 'basic',
  body: bodyOf(text),
  text: async () => text,
  json: async (): Promise<unknown> => JSON.parse(text),
})

/** Network between the tabs and the exchange: requests, delays and fates. */
export class Network {
  weather: Weather = CALM
  readonly sent: SentRequest[] = []
  readonly answered: ReceivedAnswer[] = []
  /** Requests so far, by tab and path. */
  #numbers = new Map<string, number>()
  readonly world: Stage
  constructor(world: Stage) {
    this.world = world
  }

  #fateOf(tab: Tab, path: string): { fate: Fate; outMs: number; backMs: number } {
    const name = `${tab.name} ${path}`
    const number = (this.#numbers.get(name) ?? 0) + 1
    this.#numbers.set(name, number)
    const roll = random(seedOf(`${this.world.seed} ${name} ${number}`))
    const own = isChange(path) ? this.weather.changes : undefined
    const fates = Object.entries(own ?? this.weather.fates).map(
      ([fate, weight]) => [fate !== 'fine' && !own && isChange(path) ? 4 * weight : weight, fate as Fate] as const,
    ) // the keys of Weather
    const fate = drawWeighted(roll(), fates) ?? 'fine'
    const [least, most] = this.weather.delayMs
    const delay = () => (fate === 'late' ? Math.floor(roll() * LATE_MS) : least + Math.floor(roll() * (most - least)))
    // More often late than soon.
    if (fate === 'held') return { fate, outMs: Math.floor(HELD_MS * Math.max(roll(), roll(), roll())), backMs: 0 }
    return { fate, outMs: delay(), backMs: delay() }
  }

  fetch(tab: Tab, page: Page, address: string, init: RequestInit = {}) {
    // Of a closed page nothing is sent.
    if (page.isGone) return new Promise<ReturnType<typeof asResponse>>(() => {})
    const { path, isAsset } = { path: address.split('?')[0] ?? '', isAsset: !address.includes('/api/') }
    const { fate, outMs, backMs } = isAsset ? { fate: 'fine' as const, outMs: 10, backMs: 10 } : this.#fateOf(tab, path)
    const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof asResponse>>()
    const broken = () => reject(new TypeError('Failed to fetch'))
    const { signal } = init
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
    const body = typeof init.body === 'string' ? init.body : ''
    const { clock } = this.world
    if (!isAsset) {
      const isLeaving = (page.inside?.session.isOver() ?? false) && !isPublic(path)
      const sent: SentRequest = {
        tab: tab.name,
        page,
        email: this.world.email,
        path,
        body,
        atMs: clock.passedMs,
        fate,
        isLeaving,
        key: new Headers(init.headers).get('idempotency-key'),
        endedAtMs: null,
      }
      this.sent.push(sent)
      const ended = () => void (sent.endedAtMs = clock.passedMs)
      promise.then(ended, ended)
      page.inside?.recorder.sent(path, body || '{}')
      this.world.note(`  ${tab.name} asks ${path} ${body}${fate === 'fine' ? '' : ` (${fate})`}`)
    }
    if (!tab.isOnline) {
      clock.set(page, broken, 5)
      return promise
    }
    const arrives = !NEVER_ARRIVES.has(fate)
    if (fate === 'held') clock.set(page, broken, 20)
    // The exchange continues independently when the page is closed.
    clock.set(
      'exchange',
      async () => {
        const answered = await this.#answered(path, body, init, isAsset, arrives)
        clock.set(
          page,
          () => {
            if (!tab.isOnline) return broken()
            if (fate === 'hang' || fate === 'held') return
            const came = this.#spoilt(fate, answered)
            // A page does not receive responses to aborted requests.
            if (!isAsset && signal?.aborted !== true) this.#note(page, path, body, came, fate)
            if (came) resolve(asResponse(came))
            else broken()
          },
          backMs,
        )
      },
      outMs,
    )
    return promise
  }

  #note(page: Page, path: string, body: string, came: Answer | null, fate: Fate) {
    this.answered.push({
      page,
      path,
      body,
      atMs: this.world.clock.passedMs,
      status: came?.status ?? 0,
      code: /"code":"?(\w+)/.exec(came?.text ?? '')?.[1],
      isGood: came?.status === 200 && came.text.startsWith('{"result":"ok"') && came.text.endsWith('}'),
      fate,
    })
  }

  async #answered(path: string, body: string, init: RequestInit, isAsset: boolean, arrives: boolean): Promise<Answer> {
    if (isAsset) return path.endsWith('.yaml') ? answer(200, textFile(path)) : answer(200, '<!doctype html>')
    if (!arrives) return answer(599, '')
    const headers = new Headers(init.headers)
    if (init.credentials !== 'omit') headers.set('cookie', `session=${this.world.token}`)
    const response = await answerCall(
      this.world.exchange,
      new Request(`https://paper.test${path}`, { method: 'POST', headers, body }),
    )
    if (response.headers.has('set-cookie')) this.world.token = ''
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  #spoilt(fate: Fate, came: Answer): Answer | null {
    if (fate === 'odd') return { ...came, text: came.text.replace(/("(?:orderId|market)":)"[^"]*"/, '$1{"odd":true}') }
    const instead = SPOILT[fate]
    return instead === undefined ? came : instead
  }
}

export const isChange = (path: string) => calls.get(path)?.endpoint.changes === true
const isPublic = (path: string) => calls.get(path)?.endpoint.isPublic === true
