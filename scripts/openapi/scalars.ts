import type { JsonSchema } from './jsonSchema.ts'

/** JSON Schema of the scalars of src/api that are parsed by code; a test compares both. */

const EXPONENT = '([eE][+-]?[0-9]{1,3})?'
const PLAIN = '-?[0-9]{1,30}(\\.[0-9]{1,30})?'

export const DECIMAL: JsonSchema = {
  description:
    'An exact decimal number: a string such as "0.00000001", or a JSON number. Prefer the string: a number has about 15 digits at most.',
  type: ['string', 'number'],
  pattern: `^${PLAIN}${EXPONENT}$`,
}

export const SENT_DECIMAL: JsonSchema = {
  description: 'An exact decimal number in plain digits, always a string: "12.5".',
  type: 'string',
  pattern: `^${PLAIN}$`,
}

export const INSTANT: JsonSchema = {
  description: 'A moment from 2000 to 2099: ISO 8601, in UTC unless it names a zone, or epoch milliseconds.',
  type: ['string', 'integer'],
  pattern:
    '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,9})?)?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$',
  minimum: Date.UTC(2000, 0, 1),
  maximum: Date.UTC(2100, 0, 1),
}

export const IDENTIFIER: JsonSchema = {
  description: 'Id of an order, a contest or a payment: an opaque string, or an integer that a double holds exactly.',
  type: ['string', 'integer'],
  minLength: 1,
  maxLength: 128,
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
}

export const SENT_IDENTIFIER: JsonSchema = {
  description: 'An id, in the type it was received in.',
  type: ['string', 'integer'],
  minLength: 1,
  maxLength: 128,
}
