import * as z from '../src/api/zod.ts'

/** Statistics of one field in a call's responses. */
export interface Field {
  /** 'orders[].liquidation' */
  path: string
  present: number
  isNull: number
  missing: number
  /** Present, but not as in the schema: shown as a dash. */
  unreadable: number
  /** For a list: its entries, and the dropped ones. */
  entries: number
  leftOut: number
  isKnown: boolean
  /** It has a fallback: if unreadable it is a dash; any other field drops its entry, or the whole response. */
  isOptional: boolean
  types: Set<string>
  example: Single | undefined
  unreadableExample: Single | undefined
}

/** A JSON value that is no list and no object. */
export type Single = string | number | boolean

export type Fields = Map<string, Field>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// The union of all zod schemas, discriminated by def.type.
const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def

function fieldAt(fields: Fields, path: string, schema: z.core.$ZodType | null): Field {
  const known = fields.get(path)
  if (known) return known
  const isOptional = schema !== null && ['catch', 'optional'].includes(defOf(schema).type)
  const field: Field = {
    path,
    present: 0,
    isNull: 0,
    missing: 0,
    unreadable: 0,
    entries: 0,
    leftOut: 0,
    isKnown: schema !== null,
    isOptional,
    types: new Set(),
    example: undefined,
    unreadableExample: undefined,
  }
  fields.set(path, field)
  return field
}

const isSingle = (value: unknown): value is Single => ['string', 'number', 'boolean'].includes(typeof value)
const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

const known = new WeakMap<z.core.$ZodType, Map<unknown, boolean>>()

/** Cached, since many responses have the same values. */
function isReadable(schema: z.core.$ZodType, value: unknown): boolean {
  if (!isSingle(value)) return z.safeParse(strict(schema), value).success
  const values = known.get(schema) ?? new Map<unknown, boolean>()
  known.set(schema, values)
  const is = values.get(value) ?? z.safeParse(strict(schema), value).success
  values.set(value, is)
  return is
}

function note(field: Field, value: unknown, schema: z.core.$ZodType | null) {
  if (value === undefined) field.missing += 1
  else if (value === null) field.isNull += 1
  else {
    field.present += 1
    field.types.add(typeOf(value))
    if (isSingle(value)) field.example ??= value
  }
  if (value === undefined || value === null || schema === null || isReadable(schema, value)) return
  field.unreadable += 1
  field.unreadableExample ??= isSingle(value) ? value : typeOf(value)
}

/** The schema without the fallback that hides unreadable values, for present values. */
function strict(schema: z.core.$ZodType): z.core.$ZodType {
  const def = defOf(schema)
  return def.type === 'catch' || def.type === 'default' || def.type === 'nullable' || def.type === 'optional'
    ? strict(def.innerType)
    : schema
}

/** The entry of a list schema, or the fields of an object schema; null for a single value. */
function shapeOf(schema: z.core.$ZodType): { entry: z.core.$ZodType } | { shape: z.core.$ZodShape } | null {
  const def = defOf(strict(schema))
  if (def.type === 'pipe') return shapeOf(def.in)
  if (def.type === 'array') return { entry: def.element }
  return def.type === 'object' ? { shape: def.shape } : null
}

/** Adds a response's known and unknown fields to the statistics. */
export function collectFields(fields: Fields, schema: z.core.$ZodType, value: unknown, path = '') {
  const inner = shapeOf(schema)
  if (inner === null) return
  if ('entry' in inner) {
    if (!Array.isArray(value)) return
    for (const entry of value) gatherEntry(fields, inner.entry, entry, path)
    return
  }
  if (!isObject(value)) return
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  for (const [name, each] of Object.entries(inner.shape)) {
    note(fieldAt(fields, at(name), each), value[name], each)
    collectFields(fields, each, value[name], at(name))
  }
  const unknown = Object.keys(value).filter(
    (name) => !Object.hasOwn(inner.shape, name) && !(path === '' && ['result', 'code'].includes(name)),
  )
  for (const name of unknown) note(fieldAt(fields, at(name), null), value[name], null)
}

function gatherEntry(fields: Fields, schema: z.core.$ZodType, entry: unknown, path: string) {
  const list = fieldAt(fields, path, schema)
  list.entries += 1
  if (!z.safeParse(strict(schema), entry).success) list.leftOut += 1
  if (isSingle(entry)) list.example ??= entry
  collectFields(fields, schema, entry, `${path}[]`)
}
