import type { Document } from '../../../scripts/openapi/document.ts'
import { type JsonSchema, referenceName } from '../../../scripts/openapi/jsonSchema.ts'

const KINDS: Record<string, string> = {
  integer: 'number',
  number: 'number',
  string: 'string',
  boolean: 'boolean',
  null: 'null',
}

/** A schema as a TypeScript type, as code generators read it: `not`, patterns and limits have no type and are left out. */
function typeOf(schema: JsonSchema): string {
  const name = referenceName(schema)
  const any = (parts: JsonSchema[] | undefined, sign: string) => (parts ? [`(${parts.map(typeOf).join(sign)})`] : [])
  const fields = Object.entries(schema.properties ?? {}).map(
    ([field, part]) => `${JSON.stringify(field)}${schema.required?.includes(field) ? '' : '?'}: ${typeOf(part)}`,
  )
  const choices = schema.enum ?? ('const' in schema ? [schema.const] : null)
  const kinds = [schema.type ?? []]
    .flat()
    .map((kind) =>
      kind === 'array'
        ? `(${typeOf(schema.items ?? {})})[]`
        : kind === 'object'
          ? `{ ${fields.join('; ')} }`
          : (KINDS[kind] ?? 'unknown'),
    )
  const own =
    name !== null
      ? [name]
      : choices
        ? [choices.map((one) => JSON.stringify(one)).join(' | ')]
        : kinds.length > 0
          ? [kinds.join(' | ')]
          : []
  const all = [...own, ...any(schema.oneOf, ' | '), ...any(schema.anyOf, ' | '), ...any(schema.allOf, ' & ')].map(
    (part) => `(${part})`,
  )
  return all.length > 0 ? all.join(' & ') : 'unknown'
}

/** Types of the schemas, and `Answers`: what each call answers with status 200. */
export function typesOf({ components, paths }: Document): string {
  const named = Object.entries(components.schemas).map(([name, schema]) => `export type ${name} = ${typeOf(schema)}`)
  const answers = Object.values(paths).map(({ post }) => {
    const ok = post.responses['200']
    return `  ${post.operationId}: ${typeOf(ok && 'content' in ok ? ok.content['application/json'].schema : {})}`
  })
  return `${named.join('\n')}\nexport interface Answers {\n${answers.join('\n')}\n}\n`
}
