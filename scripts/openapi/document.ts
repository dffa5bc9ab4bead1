import { ENVELOPES, FAILURES } from './answers.ts'
import { TAG_TEXTS } from './callFacts.ts'
import { contractCalls, TAGS } from './calls.ts'
import { describeFields } from './describeFields.ts'
import { callExamples } from './examples.ts'
import type { JsonSchema, Schemas } from './jsonSchema.ts'
import { type Operation, operationOf } from './operation.ts'
import { ANSWERS, convertSchemas, REQUESTS } from './schemas.ts'
import { COMPONENT_TEXTS } from './schemaTexts.ts'

export interface Document {
  openapi: string
  info: {
    title: string
    version: string
    summary: string
    description: string
    license: { name: string; identifier: string }
  }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, { post: Operation }>
  components: {
    schemas: Schemas
    responses: typeof FAILURES
    parameters: Record<string, unknown>
    securitySchemes: Record<string, unknown>
  }
}

const DESCRIPTION = `Every call is \`POST\`, JSON in and out; an empty payload is sent as \`{}\`. Success is a status of 2xx **and** \`result: "ok"\`.
Fields that are not named here are ignored. A field that is not required may be missing, null or unreadable and shows as a dash; in a list an entry that lacks a required field is left out, and the others are kept.
Every call has a deadline of 10 seconds. Redirects are not followed.`

const named = (name: string, schema: JsonSchema): JsonSchema => {
  const { text, fields = {} } = COMPONENT_TEXTS[name] ?? {}
  const description = text ?? schema.description
  if (description === undefined) throw new Error(`scripts/openapi/schemaTexts.ts says nothing of ${name}`)
  return { ...describeFields(schema, fields, `src/api or scripts/openapi/schemaTexts.ts, ${name},`), description }
}

/** The contract as OpenAPI 3.1, generated from the schemas of src/api; deterministic. */
export function contractDocument(version: string): Document {
  const answers = convertSchemas(
    ANSWERS,
    contractCalls.map(({ endpoint }) => endpoint.response),
  )
  const requests = convertSchemas(
    REQUESTS,
    contractCalls.map(({ endpoint }) => endpoint.request),
  )
  const components = { ...answers.components, ...requests.components }
  const examples = callExamples()
  const operation = (call: (typeof contractCalls)[number]) => {
    const { path, request, response } = call.endpoint
    const example = examples.get(path)
    if (!example) throw new Error(`scripts/openapi/examples.ts has no example of ${call.name}`)
    return operationOf(call, {
      request: requests.of.get(request) ?? {},
      answer: answers.of.get(response) ?? {},
      example,
    })
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Futures',
      version,
      summary: 'Calls of the futures app to its exchange',
      description: DESCRIPTION,
      license: {
        name: 'All rights reserved: ask the owner for a licence (docs/integrators/integrate.md)',
        identifier: 'LicenseRef-UNLICENSED',
      },
    },
    servers: [
      {
        url: '/',
        description: 'The page’s own origin: below /api the main exchange, below /futures/api the futures service.',
      },
    ],
    tags: TAGS.map((name) => ({ name, description: TAG_TEXTS[name] ?? '' })),
    paths: Object.fromEntries(contractCalls.map((call) => [call.endpoint.path, { post: operation(call) }])),
    components: {
      schemas: {
        ...ENVELOPES,
        ...Object.fromEntries(Object.entries(components).map(([name, schema]) => [name, named(name, schema)])),
      },
      responses: FAILURES,
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'One UUID per confirmation of the user, if enabled in the run-time configuration. The exchange makes the change once per key, and responds to a repeat as to the first request.',
          schema: { type: 'string', format: 'uuid' },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description:
            'Session cookie of the exchange’s main site, under any name. The app sends it and never reads it.',
        },
      },
    },
  }
}
