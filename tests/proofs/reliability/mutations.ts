type Json = unknown
/** The steps to a field: names, and 0 for the first entry of a list. */
type Path = readonly (string | number)[]

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The response with at most two entries per list, so that thousands of copies are parsed in seconds. */
export function shortenLists(body: Json): Json {
  if (Array.isArray(body)) return body.slice(0, 2).map(shortenLists)
  return isObject(body)
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, shortenLists(value)]))
    : body
}

/** Every field of a response except `result` and `code`; for a list, the list itself and the fields of its first entry. */
function fieldsOf(body: Json, at: Path = []): Path[] {
  const inside = Array.isArray(body)
    ? body.length > 0
      ? [[0, body[0]] as const]
      : []
    : isObject(body)
      ? Object.entries(body)
      : []
  return inside
    .filter(([name]) => name !== 'result' && name !== 'code')
    .flatMap(([name, value]) => [[...at, name], ...fieldsOf(value, [...at, name])])
}

const MISSING = Symbol('missing')

/** Replacements for a field's value. */
const mutations: readonly [name: string, value: Json][] = [
  ['missing', MISSING],
  ['null', null],
  ['an empty text', ''],
  ['a blank', ' '],
  ['a word', 'x'],
  ['a number that ends in letters', '12abc'],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['hexadecimal', '0x1F'],
  ['a decimal comma', '1,5'],
  ['an exponent', '1e-8'],
  ['a huge exponent', '1e400'],
  ['zero', 0],
  ['minus one', -1],
  ['half', 0.5],
  ['1e21', 1e21],
  ['1e-320', 1e-320],
  ['past 2^53', 2 ** 53 + 2],
  ['true', true],
  ['an empty list', []],
  ['a list of nothing', [null]],
  ['an empty object', {}],
  ['an object of prototypes', JSON.parse('{"__proto__":{"polluted":1},"constructor":1}')],
  ['a day that is none', '2026-13-45'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['ten thousand letters', 'y'.repeat(10_000)],
]

/** A copy of a response with one field replaced. */
function mutateField(body: Json, path: Path, value: Json): Json {
  const [step, ...rest] = path
  if (step === undefined) return value
  const copy: Record<string | number, Json> = Object.assign(Array.isArray(body) ? [] : {}, body)
  const next = mutateField(copy[step], rest, value)
  if (next === MISSING) delete copy[step]
  else copy[step] = next
  return copy
}

/** A response with each field replaced in every way: what was replaced, and the response. */
export const mutated = (body: Json): [what: string, mutant: Json][] =>
  fieldsOf(body).flatMap((field) =>
    mutations.map(([name, value]): [string, Json] => [`${field.join('.')}: ${name}`, mutateField(body, field, value)]),
  )
