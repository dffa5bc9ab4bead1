import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { ENVELOPES } from '../../../scripts/openapi/answers.ts'
import { CALL_FACTS } from '../../../scripts/openapi/callFacts.ts'
import { contractCalls } from '../../../scripts/openapi/calls.ts'
import { fieldPaths } from '../../../scripts/openapi/describeFields.ts'
import { contractDocument } from '../../../scripts/openapi/document.ts'
import { ANSWERS, convertSchemas, REQUESTS } from '../../../scripts/openapi/schemas.ts'
import { COMPONENT_TEXTS } from '../../../scripts/openapi/schemaTexts.ts'
import { codeTables, fieldTables } from '../../../scripts/openapi/tables.ts'
import { contractVersions } from '../../../scripts/openapi/version.ts'
import { createOrder } from '../../../src/api/orderChanges.ts'
import { answerTo, committed, faultsOf, requestOf } from './committed.ts'

const lint = (document: object) => new Validator().validate(structuredClone(document) as Record<string, unknown>)
const answers = convertSchemas(
  ANSWERS,
  contractCalls.map(({ endpoint }) => endpoint.response),
)
const requests = convertSchemas(
  REQUESTS,
  contractCalls.map(({ endpoint }) => endpoint.request),
)

test('docs/integrators/openapi.json matches the schemas (npm run openapi updates them)', () => {
  const document = contractDocument(contractVersions()[0] ?? '')
  expect(committed).toEqual(document)
  expect(readFileSync('docs/integrators/openapi.json', 'utf8')).toBe(`${JSON.stringify(document, null, 2)}\n`)
  expect(readFileSync('docs/integrators/codes.md', 'utf8')).toBe(codeTables(document))
  expect(readFileSync('docs/integrators/fields.md', 'utf8')).toBe(fieldTables(document))
})

test('a linter accepts it as OpenAPI 3.1', async () => {
  expect(await lint(committed)).toEqual({ valid: true })
})

test('it contains every call of the contract, as POST, with its requirements', () => {
  expect(Object.keys(committed.paths)).toEqual(contractCalls.map(({ endpoint }) => endpoint.path))
  for (const { name, endpoint } of contractCalls) {
    const { post } = committed.paths[endpoint.path]!
    expect(post.operationId).toBe(name)
    expect(post.security.length === 0, name).toBe(endpoint.isPublic)
    expect(post.parameters !== undefined, name).toBe(endpoint.changes)
    expect(Object.keys(post.responses)).toEqual(['200', '401', '429', 'default'])
  }
  expect(new Set(contractCalls.map(({ name }) => name)).size).toBe(contractCalls.length)
})

test('the codes of each call are listed with their texts', () => {
  expect(committed.paths[createOrder.path]?.post['x-codes']).toMatchObject({
    '1005': 'The balance is not enough for this amount.',
  })
  expect(committed.paths['/futures/api/user/orders/list']?.post['x-codes']).toHaveProperty('9000')
  expect(JSON.stringify(committed)).not.toContain('"9900"')
})

test('no description remains of a removed field or call', () => {
  const paths = (name: string, side: 'request' | 'answer') => {
    const { endpoint } = contractCalls.find((call) => call.name === name)!
    return fieldPaths(
      (side === 'request' ? requests.of.get(endpoint.request) : answers.of.get(endpoint.response)) ?? {},
    )
  }
  expect(Object.keys(CALL_FACTS).toSorted()).toEqual(contractCalls.map(({ name }) => name).toSorted())
  for (const [name, sides] of Object.entries(CALL_FACTS))
    for (const side of ['request', 'answer'] as const)
      expect(Object.keys(sides[side] ?? {}).toSorted(), `${name} ${side}`).toEqual(paths(name, side).toSorted())
  for (const [name, { fields = {} }] of Object.entries(COMPONENT_TEXTS))
    expect(Object.keys(fields).toSorted(), name).toEqual(fieldPaths(answers.components[name] ?? {}).toSorted())
})

/** Empty schemas, which zod produces for what it cannot describe. */
const empty = (value: unknown, path: string): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own =
    Object.keys(value).every((key) => key === 'description') && !Array.isArray(value) && !path.endsWith('.properties')
      ? [path]
      : []
  return [...own, ...Object.entries(value).flatMap(([key, part]) => empty(part, `${path}.${key}`))]
}

test('every field has a type', () => {
  const schemas = [
    ...Object.values(ENVELOPES),
    ...Object.values(answers.components),
    ...answers.of.values(),
    ...requests.of.values(),
  ]
  expect(schemas.flatMap((schema, index) => empty(schema, String(index)))).toEqual([])
  expect(empty({ properties: { amount: { description: 'what' } } }, '')).toEqual(['.properties.amount'])
})

test('every call has valid examples of its request, a response and each refusal', () => {
  for (const [path, { post }] of Object.entries(committed.paths)) {
    const ok = post.responses['200']
    const examples = ok && 'content' in ok ? ok.content['application/json'].examples : {}
    // In this order: a mock server answers the first.
    expect(Object.keys(examples), path).toEqual([
      'ok',
      ...Object.keys(post['x-codes'] ?? {}).map((code) => `refused${code}`),
    ])
    expect(faultsOf(requestOf(path), post.requestBody.content['application/json'].example), path).toEqual([])
    for (const [name, { value }] of Object.entries(examples))
      expect(faultsOf(answerTo(path), value), `${path} ${name}`).toEqual([])
  }
})
