/** The part of JSON Schema 2020-12, the dialect of OpenAPI 3.1, used here. */
export interface JsonSchema {
  $ref?: string
  description?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  not?: JsonSchema
}

export type Schemas = Record<string, JsonSchema>

const PLACE = '#/components/schemas/'

export const refTo = (name: string): JsonSchema => ({ $ref: PLACE + name })

/** The name a reference points to; null if the schema is no reference. */
export const referenceName = ({ $ref }: JsonSchema): string | null =>
  $ref === undefined ? null : $ref.slice(PLACE.length)

/** The schema a reference points to, or itself. Throws if there is none. */
export function resolveReference(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = referenceName(schema)
  if (name === null) return schema
  const found = schemas[name]
  if (!found) throw new Error(`no schema ${name}`)
  return resolveReference(found, schemas)
}
