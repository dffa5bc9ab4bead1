import { isDeepStrictEqual } from 'node:util'
import { type JsonSchema, referenceName, resolveReference, type Schemas } from './jsonSchema.ts'

/** One difference between two contracts. Breaking: an exchange that satisfied the old one may not satisfy the new one. */
export interface Change {
  where: string
  what: string
  isBreaking: boolean
}

/** The old and new schema, with the schemas they refer to. */
export interface Pair {
  before: JsonSchema
  after: JsonSchema
  schemasBefore: Schemas
  schemasAfter: Schemas
  where: string
}

const KINDS = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object']
const typesOf = ({ type }: JsonSchema) =>
  new Set(
    type === undefined ? KINDS : [type].flat().flatMap((one) => (one === 'number' ? ['number', 'integer'] : [one])),
  )
const choicesOf = (schema: JsonSchema): unknown[] | null => schema.enum ?? ('const' in schema ? [schema.const] : null)

/** A new or stricter limit: 1 for a lower limit, -1 for an upper one. */
const isCloser = (before: number | undefined, after: number | undefined, inward: 1 | -1) =>
  after !== undefined && (before === undefined || (after - before) * inward > 0)

const LIMITS = [
  ['minimum', 1],
  ['maximum', -1],
  ['minLength', 1],
  ['maxLength', -1],
] as const

/** All rules by which `after` accepts less than `before`, except fields and alternatives. */
function tightenings(before: JsonSchema, after: JsonSchema): string[] {
  const [was, is] = [typesOf(before), typesOf(after)]
  const [chosen, choices] = [choicesOf(before), choicesOf(after)]
  const gone = [...was].filter((type) => !is.has(type))
  const lost =
    choices === null
      ? []
      : chosen === null
        ? ['any other']
        : chosen.filter((one) => !choices.some((each) => isDeepStrictEqual(each, one)))
  return [
    ...(gone.length > 0 ? [`type is no longer ${gone.join(' or ')}`] : []),
    ...(lost.length > 0 ? [`value is no longer ${lost.join(' or ')}`] : []),
    ...(after.pattern !== undefined && after.pattern !== before.pattern ? [`pattern is ${after.pattern}`] : []),
    ...LIMITS.flatMap(([limit, inward]) =>
      isCloser(before[limit], after[limit], inward) ? [`${limit} is ${after[limit]}`] : [],
    ),
    ...(after.not !== undefined && !isDeepStrictEqual(after.not, before.not)
      ? [`not ${JSON.stringify(after.not)}`]
      : []),
  ]
}

/** All parts of an `allOf` as one object. */
function whole(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { allOf, ...own } = resolveReference(schema, schemas)
  const parts = [...(allOf ?? []).map((part) => whole(part, schemas)), own]
  const properties = Object.fromEntries(parts.flatMap((part) => Object.entries(part.properties ?? {})))
  return Object.assign({}, ...parts, {
    properties,
    required: parts.flatMap(({ required = [] }) => required),
  }) as JsonSchema // of its parts
}

/** Short name of an alternative. */
const nameOf = (schema: JsonSchema) => referenceName(schema) ?? [schema.type ?? 'one'].flat().join(' or ')

function alternatives(pair: Pair, before: JsonSchema[], after: JsonSchema[]): Change[] {
  const fits = (one: JsonSchema, other: JsonSchema) =>
    !compareSchemas({ ...pair, before: one, after: other }).some(({ isBreaking }) => isBreaking)
  const change = (isBreaking: boolean, what: string, one: JsonSchema): Change => ({
    where: pair.where,
    what: `${nameOf(one)} ${what}`,
    isBreaking,
  })
  // With equal numbers, alternatives are compared in order: that describes the change best.
  if (before.length === after.length)
    return before.flatMap((one, index) =>
      compareSchemas({ ...pair, before: one, after: after[index] ?? {}, where: `${pair.where}(${index + 1})` }),
    )
  return [
    ...before
      .filter((one) => !after.some((other) => fits(one, other)))
      .map((one) => change(true, 'is no alternative any more', one)),
    ...after
      .filter((other) => !before.some((one) => fits(one, other)))
      .map((one) => change(false, 'is an alternative now', one)),
  ]
}

/** Where `after` accepts less than `before`, and where it accepts more or describes something new. Follows references. */
export function compareSchemas(pair: Pair): Change[] {
  const { schemasBefore, schemasAfter, where } = pair
  const [before, after] = [whole(pair.before, schemasBefore), whole(pair.after, schemasAfter)]
  const [oldParts, newParts] = [before.anyOf ?? before.oneOf, after.anyOf ?? after.oneOf]
  if ((oldParts === undefined) !== (newParts === undefined))
    return alternatives(pair, oldParts ?? [pair.before], newParts ?? [pair.after])

  const [had, has] = [before.properties ?? {}, after.properties ?? {}]
  const [needed, needs] = [new Set(before.required), new Set(after.required)]
  const field = (name: string) => `${where}.${name}`
  const all =
    (isBreaking: boolean) =>
    (what: string): Change => ({ where, what, isBreaking })

  const fields = Object.entries(had).flatMap(([name, was]): Change[] => {
    const is = has[name]
    if (!is) return [{ where: field(name), what: 'removed', isBreaking: true }]
    return [
      ...(needs.has(name) && !needed.has(name)
        ? [{ where: field(name), what: 'made required', isBreaking: true }]
        : []),
      ...(needed.has(name) && !needs.has(name)
        ? [{ where: field(name), what: 'no longer required', isBreaking: false }]
        : []),
      ...compareSchemas({ ...pair, before: was, after: is, where: field(name) }),
    ]
  })
  const added = Object.keys(has)
    .filter((name) => !(name in had))
    .map((name): Change => ({
      where: field(name),
      what: needs.has(name) ? 'added, required' : 'added',
      isBreaking: needs.has(name),
    }))
  return [
    ...tightenings(before, after).map(all(true)),
    ...tightenings(after, before).map((what) => all(false)(`was: ${what}`)),
    ...fields,
    ...added,
    ...(oldParts && newParts ? alternatives(pair, oldParts, newParts) : []),
    ...(before.items && after.items
      ? compareSchemas({ ...pair, before: before.items, after: after.items, where: `${where}[]` })
      : []),
    ...(!before.items && after.items ? [all(true)('entries are described')] : []),
    ...(before.items && !after.items ? [all(false)('entries are no longer described')] : []),
  ]
}
