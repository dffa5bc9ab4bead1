import { type JsonSchema, refTo, type Schemas } from './jsonSchema.ts'

/** Common parts of all responses. Contract §1. */
export const ENVELOPES: Schemas = {
  Success: {
    description: 'In addition to the fields of the call.',
    type: 'object',
    properties: { result: { description: 'Always “ok”.', const: 'ok' } },
    required: ['result'],
  },
  Refusal: {
    description: 'A well-formed refusal, by HTTP 200: the app shows the message of its code, or of a general error.',
    type: 'object',
    properties: {
      result: {
        description:
          'Generated types distinguish a refusal by this value. The app takes any value but “ok” as a refusal.',
        type: 'string',
        enum: ['error'],
      },
      code: { description: 'Code of the reason: a number, or the same as a string.', type: ['string', 'number'] },
    },
    required: ['result'],
  },
}

/** A response with status 200: the call's fields, or a refusal. */
export const answerOf = (fields: JsonSchema): JsonSchema => {
  const isEmpty = fields.properties !== undefined && Object.keys(fields.properties).length === 0
  return { oneOf: [isEmpty ? refTo('Success') : { allOf: [refTo('Success'), fields] }, refTo('Refusal')] }
}

/** The clock is used by countdowns. */
export const OK_HEADERS = {
  Date: { description: 'The exchange’s clock; countdowns go by it.', schema: { type: 'string' } },
  'Cache-Control': { description: 'No proxy may store a response.', schema: { const: 'no-store' } },
}

/** Statuses outside 2xx. Their bodies are not read, except `code`. */
export const FAILURES = {
  Unauthorized: {
    description: 'The session is over: the app ends it, once for a burst of them, and leaves for the login.',
    content: { 'application/json': { schema: refTo('Refusal') } },
  },
  TooManyRequests: {
    description:
      'All reads of the page pause for as long as the header says, a minute at most; a change counts as not made.',
    headers: { 'Retry-After': { description: 'Seconds, or a date.', schema: { type: 'string' } } },
  },
  Failed: {
    description:
      'The call failed. After 408, 409 and from 500 on a change may have been made, and is verified; after any other 4xx it was not made. Reads are retried.',
    headers: {
      'Retry-After': {
        description: 'Seconds or a date: the app does not repeat the call before then.',
        schema: { type: 'string' },
      },
    },
  },
}
