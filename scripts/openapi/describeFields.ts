import type { JsonSchema } from './jsonSchema.ts'

/** Description of a field; for an optional one also what is lost without it. */
export type FieldText = string | readonly [text: string, withoutIt: string]

/**
 * Adds a description to each field of a schema. Nested fields are named by path: 'rewards.list.rank'. Throws if one has no
 * description; `owner` names the file to add it to.
 */
export function describeFields(
  schema: JsonSchema,
  texts: Record<string, FieldText>,
  owner: string,
  prefix = '',
): JsonSchema {
  const within = (part: JsonSchema, path: string) => describeFields(part, texts, owner, path)
  const property = ([name, field]: [string, JsonSchema]): [string, JsonSchema] => {
    const path = prefix + name
    const text = texts[path]
    if (text === undefined) throw new Error(`${owner} says nothing of ${path}`)
    const description = typeof text === 'string' ? text : text[0]
    return [name, { description, ...within(field, `${path}.`) }]
  }
  return {
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(Object.entries(schema.properties).map(property)) }),
    ...(schema.items && { items: within(schema.items, prefix) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map((part) => within(part, prefix)) }),
  }
}

/** All paths of fields that a schema has, as `described` names them. */
export const fieldPaths = (schema: JsonSchema, prefix = ''): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    prefix + name,
    ...fieldPaths(field, `${prefix}${name}.`),
  ]),
  ...(schema.items ? fieldPaths(schema.items, prefix) : []),
  ...(schema.anyOf ?? []).flatMap((part) => fieldPaths(part, prefix)),
]
