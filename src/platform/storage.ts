import * as z from '../api/zod.ts'
import {
  AMOUNT_UNITS,
  CHART_KINDS,
  DEFAULT_LANGUAGE,
  DEFAULT_LEVERAGE,
  type Language,
  LEVEL_UNITS,
  LEVERAGES,
  type Leverage,
} from '../constants/limits.ts'
import { brand } from './config.ts'
import { parsedJson } from './parsedJson.ts'
import { createListeners, type Store } from './store.ts'

/**
 * One stored value. Reading never throws: a value that is missing, corrupt or no longer allowed
 * reads as the default. If storage is blocked or full, the value is held in memory. Subscribers hear of changes by any tab; a value
 * that has not changed keeps its identity. Specification §3.
 */
export interface Slot<Value> extends Store<Value> {
  remove: () => void
  /** Calls the listener when another tab changes it. Returns a function that unsubscribes. */
  watch: (listener: (value: Value) => void) => () => void
}

const memory = new Map<string, string>()

/** A function: if storage is blocked, even accessing it throws. */
export type Area = () => Storage
export const forGood: Area = () => localStorage
export const forThisTab: Area = () => sessionStorage

function readText(key: string | null, area: Area): string | null {
  if (key === null) return null
  if (memory.has(key)) return memory.get(key) ?? null
  try {
    return area().getItem(key)
  } catch {
    return null
  }
}

function writeText(key: string | null, text: string | null, area: Area) {
  if (key === null) return
  try {
    if (text === null) area().removeItem(key)
    else area().setItem(key, text)
    memory.delete(key)
  } catch {
    if (text === null) memory.delete(key)
    else memory.set(key, text)
  }
}

/** While its key is null, the slot reads as the default and stores nothing. */
export function slot<Value>(
  name: string | (() => string | null),
  fallback: Value,
  read: (text: string) => Value | undefined,
  { write = String, area = forGood }: { write?: (value: Value) => string; area?: Area | undefined } = {},
): Slot<Value> {
  const parse = (text: string | null) => (text === null ? fallback : (read(text) ?? fallback))
  const key = typeof name === 'string' ? () => name : name
  const here = createListeners()
  let isWatching = false
  /** The last text read, with its key: of another user it is another one. */
  let last: { key: string | null; text: string | null; value: Value } | null = null

  const store = (text: string | null) => {
    writeText(key(), text, area)
    here.notify()
  }
  const watch = (listener: (value: Value) => void) => {
    const changed = (event: StorageEvent) => {
      // A null key is localStorage.clear().
      if (event.key === null || event.key === key()) listener(parse(event.key === null ? null : event.newValue))
    }
    window.addEventListener('storage', changed)
    return () => window.removeEventListener('storage', changed)
  }
  return {
    get: () => {
      const [own, text] = [key(), readText(key(), area)]
      if (last?.key !== own || last.text !== text) last = { key: own, text, value: parse(text) }
      return last.value
    },
    set: (value) => store(value === null ? null : write(value)),
    remove: () => store(null),
    watch,
    subscribe: (listener) => {
      if (!isWatching) watch(here.notify)
      isWatching = true
      return here.subscribe(listener)
    },
  }
}

const flag = (key: string, fallback: boolean) =>
  slot(key, fallback, (text) => (text === 'true' ? true : text === 'false' ? false : undefined))

/** Exported for settings of late code, to keep them out of the first page. */
export const oneOf = <const Choice extends string>(key: string, choices: readonly Choice[], fallback: Choice) =>
  slot<Choice>(key, fallback, (text) => choices.find((choice) => choice === text))

const wholeNumber = (key: string, pattern: RegExp) =>
  slot<number | null>(key, null, (text) => (pattern.test(text) ? Number(text) : undefined))
const EPOCH_MS = /^\d{1,16}$/

/** A decimal as typed. */
export const DecimalText = z.string().check(z.regex(/^\d{0,10}(\.\d{0,18})?$/))

/** A JSON value validated by a schema; anything else reads as missing. Late code declares its own. */
export const jsonSlot = <Value>(
  key: Parameters<typeof slot>[0],
  fallback: Value,
  shape: z.ZodMiniType<Value>,
  area?: Area,
) => slot<Value>(key, fallback, (text) => shape.safeParse(parsedJson(text)).data, { write: JSON.stringify, area })

/** The default language. */
export const firstLanguage = brand.languages[0] ?? DEFAULT_LANGUAGE

export const storage = {
  leverage: slot<Leverage>('leverage', DEFAULT_LEVERAGE, (text) =>
    LEVERAGES.find((leverage) => String(leverage) === text),
  ),
  allMarkets: flag('allMarkets', true),
  futuresMarket: slot<string | null>('futuresMarket', null, (text) => text),
  /** Epoch milliseconds, or null. Contract §2. */
  sessionExpiry: wholeNumber('sessionExpiry', EPOCH_MS),
  /** Mark of the user whose session the marker is, beside it: `queries/user.ts`. */
  sessionUser: wholeNumber('futuresUser', EPOCH_MS),
  nightMode: flag('nightMode', brand.theme === 'dark'),
  /** Codes are reduced to their language part: 'pl-PL' is Polish. Specification §9. */
  language: slot<Language>('i18nextLng', firstLanguage, (text) =>
    brand.languages.find((language) => language === text.split(/[-_]/)[0]?.toLowerCase()),
  ),
  /** The trader's own amounts; read by public/assets/start.js too. */
  amounts: oneOf('futuresAmounts', ['shown', 'hidden'], 'shown'),
  chart: oneOf('futuresChart', CHART_KINDS, 'vendor'),
  /** Its height beside the rail, px, as dragged; null: by the window. */
  chartHeight: wholeNumber('futuresChartHeight', /^[1-9]\d{2,3}$/),
  /** The order form and its dialogs show every value; so do the rows of orders. */
  details: flag('futuresDetails', false),
  rowDetails: flag('futuresRowDetails', false),
  /** The last unit of the amount. */
  amountUnit: oneOf('futuresAmountUnit', AMOUNT_UNITS, 'margin'),
  /** The last unit of stop loss and take profit. */
  levelUnit: oneOf('futuresLevelUnit', LEVEL_UNITS, 'price'),
}

const Times = z.catch(z.array(z.number()), [])
const TimesByKey = z.catch(z.record(z.string(), Times), {})

/** If session storage is blocked or full, window.name persists from page to page. */
const timesInWindowName = () => TimesByKey.parse(parsedJson(window.name))

/** Times of actions in this tab that must not loop, epoch ms; outlives the page, not the tab. */
const tabTimes = (key: string) => ({
  get(): number[] {
    // Only present if the last write to session storage failed, so its own value is older.
    return timesInWindowName()[key] ?? Times.parse(parsedJson(readText(key, forThisTab) ?? ''))
  },
  set(times: number[]) {
    const { [key]: named, ...others } = timesInWindowName()
    try {
      sessionStorage.setItem(key, JSON.stringify(times))
      if (named) window.name = JSON.stringify(others)
    } catch {
      window.name = JSON.stringify({ ...others, [key]: times })
    }
  },
})

/** The last redirects to the auth page. Contract §2. */
export const departures = tabTimes('futuresDepartures')
/** The last reloads because of code that a new release has replaced. Reliability B12. */
export const reloads = tabTimes('futuresReloads')
