import { calls as served } from '../../sandbox/calls/all.ts'
import { answerOf, OK_HEADERS } from './answers.ts'
import { callFacts } from './callFacts.ts'
import type { ContractCall } from './calls.ts'
import { codesOf } from './codes.ts'
import { describeFields } from './describeFields.ts'
import { type CallExample, refusalExample } from './examples.ts'
import type { JsonSchema } from './jsonSchema.ts'

interface Example {
  summary?: string
  value: object
}

type Responses = Record<
  string,
  | { $ref: string }
  | {
      description: string
      headers: object
      content: { 'application/json': { schema: JsonSchema; examples: Record<string, Example> } }
    }
>

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security: Record<string, string[]>[]
  parameters?: { $ref: string }[]
  requestBody: { required: true; content: { 'application/json': { schema: JsonSchema; example: object } } }
  responses: Responses
  /** Codes of refusals with their own text, or handled by the app. */
  'x-codes'?: Record<string, string>
}

/** Public calls have no cookie; of the others the paper exchange knows which need it. */
function securityOf({ endpoint }: ContractCall): Operation['security'] {
  if (endpoint.isPublic) return []
  return served.get(endpoint.path)?.needsSession === true ? [{ session: [] }] : [{}, { session: [] }]
}

/** One call as an OpenAPI operation. */
export function operationOf(
  call: ContractCall,
  { request, answer, example }: { request: JsonSchema; answer: JsonSchema; example: CallExample },
): Operation {
  const { name, tag, endpoint } = call
  const { text: summary, request: requestTexts = {}, answer: answerTexts = {} } = callFacts(name)
  const codes = codesOf(call)
  const failure = (response: string) => ({ $ref: `#/components/responses/${response}` })
  return {
    operationId: name,
    tags: [tag],
    summary,
    security: securityOf(call),
    ...(endpoint.changes && { parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] }),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: describeFields(request, requestTexts, `scripts/openapi/callFacts.ts, the request of ${name},`),
          example: example.request,
        },
      },
    },
    responses: {
      '200': {
        description: 'The response, or a refusal.',
        headers: OK_HEADERS,
        content: {
          'application/json': {
            schema: answerOf(
              describeFields(answer, answerTexts, `scripts/openapi/callFacts.ts, the answer to ${name},`),
            ),
            examples: {
              ok: { value: example.answer },
              ...Object.fromEntries(
                Object.entries(codes).map(([code, words]) => [
                  // A name that looks like a number would come first in any object, and a mock answers the first example.
                  `refused${code}`,
                  { summary: words, value: refusalExample(code) },
                ]),
              ),
            },
          },
        },
      },
      '401': failure('Unauthorized'),
      '429': failure('TooManyRequests'),
      default: failure('Failed'),
    },
    ...(Object.keys(codes).length > 0 && { 'x-codes': codes }),
  }
}
