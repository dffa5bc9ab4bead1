import { inWords } from '../names.ts'
import type { Plain } from '../../live/plain.ts'
import { UNITS } from '../../views/captions/captions.ts'
import { fieldCaption } from '../../views/captions/captionOf.ts'

/** A field of a flow in words, with its nested fields. */
export interface FieldInWords {
  name: string
  words: string
  value: string
  inside: readonly FieldInWords[]
}

type Entries = Readonly<Record<string, Plain>>

/** Epoch ms: no other number in a flow's context is as large. */
const YEAR_2001_MS = 1e12
const INSTANT = /^\d{4}-\d\d-\d\dT/
const NUMBER = /^-?\d+(?:\.\d+)?$/
const CODE_NAME = /^[a-z]+(?:[A-Z][a-z]+)+$/
/** The fields that summarise an object: of an order its market and side, of a failure its code. */
const TELLING = ['kind', 'market', 'type', 'state', 'code']

const timeWords = (time: string | number) => `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`
/** 'didNotHappen' as words; other notations come from the exchange or the trader and are unchanged. */
const textWords = (text: string) => (text === '' ? 'empty' : INSTANT.test(text) ? timeWords(text) : CODE_NAME.test(text) ? inWords(text) : text)

const isEntries = (value: Plain | undefined): value is { [key: string]: Plain } => typeof value === 'object' && value !== null && !Array.isArray(value)
/** A failure is marked by `$failure`: see plain.ts. */
const unmarked = (entries: Entries): Entries => (isEntries(entries['$failure']) ? entries['$failure'] : entries)

function entriesOf(value: Plain): Entries {
  if (Array.isArray(value)) return Object.fromEntries(value.map((one, index) => [`${index + 1}.`, one]))
  return isEntries(value) ? unmarked(value) : {}
}

function summaryOf(entries: Entries): string {
  const telling = TELLING.flatMap((name) => (typeof entries[name] === 'string' ? textWords(entries[name]) : []))
  return telling.length > 0 ? telling.join(' · ') : Object.keys(entries).map(fieldCaption).join(' · ')
}

function valueOf(name: string, value: Plain): string {
  if (value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number' && value > YEAR_2001_MS) return timeWords(value)
  if (Array.isArray(value)) return value.length === 0 ? 'none' : String(value.length)
  if (isEntries(value)) return summaryOf(entriesOf(value))
  const unit = NUMBER.test(String(value)) ? UNITS[name] : undefined
  return `${textWords(String(value))}${unit === undefined ? '' : ` ${unit}`}`
}

/** A flow's context in words: decimals as exact texts with their unit; times in UTC. */
export const fieldsInWords = (entries: Entries): FieldInWords[] =>
  Object.entries(entries).map(([name, value]) => ({ name, words: fieldCaption(name), value: valueOf(name, value), inside: fieldsInWords(entriesOf(value)) }))
