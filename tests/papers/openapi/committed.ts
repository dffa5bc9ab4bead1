import { readFileSync } from 'node:fs'
import { Validator } from '@cfworker/json-schema'
import type { Document } from '../../../scripts/openapi/document.ts'
import type { JsonSchema } from '../../../scripts/openapi/jsonSchema.ts'

/** docs/integrators/openapi.json as it is committed. */
export const committed = JSON.parse(readFileSync('docs/integrators/openapi.json', 'utf8')) as Document

const validators = new Map<string, Validator>()

function validatorOf(schema: JsonSchema): Validator {
  const key = JSON.stringify(schema)
  // References point into the document, so each schema includes its schemas.
  const validator =
    validators.get(key) ?? new Validator({ ...schema, components: committed.components } as object, '2020-12', false)
  validators.set(key, validator)
  return validator
}

/** Errors of a value by a schema of the document; empty if valid. */
export function faultsOf(schema: JsonSchema, value: unknown): string[] {
  const { valid, errors } = validatorOf(schema).validate(value)
  return valid ? [] : errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`)
}

/** The schema of a call's response with status 200. */
export function answerTo(path: string): JsonSchema {
  const answer = committed.paths[path]?.post.responses['200']
  if (!answer || !('content' in answer)) throw new Error(`no answer to ${path}`)
  return answer.content['application/json'].schema
}

/** The schema of a call's request. */
export const requestOf = (path: string): JsonSchema =>
  committed.paths[path]?.post.requestBody.content['application/json'].schema ?? { not: {} }
