import { expect, test } from 'vitest'
import { compareContracts } from '../../../scripts/openapi/compare.ts'
import { compareSchemas } from '../../../scripts/openapi/compareSchemas.ts'
import type { Document } from '../../../scripts/openapi/document.ts'
import type { JsonSchema, Schemas } from '../../../scripts/openapi/jsonSchema.ts'
import { committed } from './committed.ts'

const differences = (
  before: JsonSchema,
  after: JsonSchema,
  schemasBefore: Schemas = {},
  schemasAfter = schemasBefore,
) =>
  compareSchemas({ before, after, schemasBefore, schemasAfter, where: '' }).map(({ where, what, isBreaking }) =>
    `${isBreaking ? 'BREAKS ' : ''}${where} ${what}`.trim(),
  )
const breaks = (before: JsonSchema, after: JsonSchema) =>
  differences(before, after).some((line) => line.startsWith('BREAKS'))

const text: JsonSchema = { type: 'string' }
const object = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
})

test.each<[kind: string, looser: JsonSchema, tighter: JsonSchema]>([
  ['a type fewer', { type: ['string', 'null'] }, text],
  ['whole numbers alone', { type: 'number' }, { type: 'integer' }],
  ['a value fewer', { enum: ['LONG', 'SHORT'] }, { enum: ['LONG'] }],
  ['a pattern', text, { type: 'string', pattern: '^a' }],
  ['a minimum', { type: 'number' }, { type: 'number', minimum: 0 }],
  ['a lower maximum', { type: 'number', maximum: 18 }, { type: 'number', maximum: 8 }],
  ['a longer least length', { type: 'string', minLength: 0 }, { type: 'string', minLength: 1 }],
  ['a value forbidden', text, { type: 'string', not: { const: 'ok' } }],
  [
    'an alternative fewer',
    { anyOf: [text, { type: 'null' }, { type: 'number' }] },
    { anyOf: [text, { type: 'null' }] },
  ],
  ['null no more', { anyOf: [text, { type: 'null' }] }, text],
  ['a field that is required now', object({ a: text }), object({ a: text }, ['a'])],
  [
    'a field tighter within',
    object({ a: object({ b: { type: ['string', 'null'] } }) }),
    object({ a: object({ b: text }) }),
  ],
  ['a field tighter in a part', { allOf: [object({ a: {} }), text] }, { allOf: [object({ a: text }), text] }],
  ['entries that are tighter', { type: 'array', items: {} }, { type: 'array', items: text }],
])('%s breaks, and the other way round it does not', (_, looser, tighter) => {
  expect(differences(looser, looser)).toEqual([])
  expect(differences(tighter, tighter)).toEqual([])
  expect(breaks(looser, tighter)).toBe(true)
  expect(differences(tighter, looser)).not.toEqual([])
  expect(breaks(tighter, looser)).toBe(false)
})

test('a changed pattern is breaking in both directions', () => {
  expect(breaks({ type: 'string', pattern: 'a' }, { type: 'string', pattern: 'b' })).toBe(true)
})

test('a removed field is breaking and named, an added one is not, unless required', () => {
  const before = object({ a: text, b: object({ c: text }) })
  expect(differences(before, object({ b: object({ c: text }) }))).toEqual(['BREAKS .a removed'])
  expect(differences(before, object({ a: text, b: object({}) }))).toEqual(['BREAKS .b.c removed'])
  expect(differences(object({ a: text }), object({ a: text, b: text }))).toEqual(['.b added'])
  expect(differences(object({ a: text }), object({ a: text, b: text }, ['b']))).toEqual(['BREAKS .b added, required'])
})

test('references are followed: renaming a schema is no change, changing it under the same name is', () => {
  const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
  expect(differences(ref('A'), ref('B'), { A: text }, { B: text })).toEqual([])
  expect(differences(ref('A'), ref('A'), { A: { type: ['string', 'null'] } }, { A: text })).toEqual([
    'BREAKS  type is no longer null',
  ])
})

/** The committed contract with something changed. */
function changed(change: (document: Document) => void): string[] {
  const after = structuredClone(committed)
  change(after)
  return compareContracts(committed, after).map(
    ({ where, what, isBreaking }) => `${isBreaking ? 'BREAKS ' : ''}${where}: ${what}`,
  )
}
const order = ({ components }: Document) => components.schemas['Order']!
const create = '/futures/api/user/orders/create'
const requestSchema = ({ paths }: Document) => paths[create]!.post.requestBody.content['application/json'].schema

test('changes of the contract: a call, a response field, who may call', () => {
  expect(changed(() => {})).toEqual([])
  expect(changed(({ paths }) => delete paths[create])).toEqual([`BREAKS ${create}: removed`])
  expect(changed((document) => delete order(document).properties?.['pnl'])).toEqual([
    'BREAKS /futures/api/user/orders/list(1).orders[].pnl: removed',
  ])
  expect(changed((document) => void order(document).required?.push('pnl'))).toEqual([
    'BREAKS /futures/api/user/orders/list(1).orders[].pnl: made required',
  ])
  expect(changed(({ paths }) => void (paths[create]!.post.security = []))).toEqual([
    `BREAKS ${create}: who may call it`,
  ])
  expect(changed(({ paths }) => void (paths['/new'] = paths[create]!))).toEqual(['/new: added'])
})

test('any change of a request is breaking except a new optional field', () => {
  expect(changed((document) => void (requestSchema(document).properties!['note'] = text))).toEqual([
    `${create} asked.note: added`,
  ])
  expect(changed((document) => void requestSchema(document).required?.pop())).toEqual([
    `BREAKS ${create} asked.leverage: no longer required`,
  ])
  const sides = { type: 'string', enum: ['LONG', 'SHORT', 'BOTH'] }
  expect(changed((document) => void (requestSchema(document).properties!['type'] = sides))).toEqual([
    expect.stringMatching(/^BREAKS/),
  ])
})
