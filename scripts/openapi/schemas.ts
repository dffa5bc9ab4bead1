import { Contest, LeaderboardEntry } from '../../src/api/contest.ts'
import { FeeRates, ListedMarket } from '../../src/api/market.ts'
import { Level, Order } from '../../src/api/order.ts'
import { ContestId, Decimal, EventId, Instant, MarketName, OrderId } from '../../src/api/scalars.ts'
import { WalletEntry } from '../../src/api/wallet.ts'
import * as z from '../../src/api/zod.ts'
import { type JsonSchema, refTo, type Schemas } from './jsonSchema.ts'
import { DECIMAL, IDENTIFIER, INSTANT, SENT_DECIMAL, SENT_IDENTIFIER } from './scalars.ts'

interface Side {
  io: 'input' | 'output'
  /** Named schemas; the others are inlined. Several of one name are described as the first. */
  named: Record<string, readonly [z.ZodMiniType, ...z.ZodMiniType[]]>
  /** Named schemas that are parsed by code, which zod cannot describe. */
  written: Record<string, JsonSchema>
}

const IDENTIFIERS = [OrderId, ContestId, EventId] as const

/** Responses are described as received. */
export const ANSWERS: Side = {
  io: 'input',
  named: {
    Decimal: [Decimal, Level],
    Instant: [Instant],
    Identifier: IDENTIFIERS,
    MarketName: [MarketName],
    Market: [ListedMarket],
    FeeRates: [FeeRates],
    Order: [Order],
    WalletEntry: [WalletEntry],
    Contest: [Contest],
    LeaderboardEntry: [LeaderboardEntry],
  },
  written: { Decimal: DECIMAL, Instant: INSTANT, Identifier: IDENTIFIER },
}

/** Requests as sent by the app, after its own transforms. */
export const REQUESTS: Side = {
  io: 'output',
  named: { SentDecimal: [Decimal], SentIdentifier: IDENTIFIERS, MarketName: [MarketName] },
  written: { SentDecimal: SENT_DECIMAL, SentIdentifier: SENT_IDENTIFIER },
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/** Whether a response is unreadable without the field, determined by parsing: many schemas accept a missing value. */
const isNeeded = (field: unknown) => field instanceof z.ZodMiniType && !z.safeParse(field, undefined).success

const override =
  (side: Side['io']): Override =>
  ({
    zodSchema: {
      _zod: { def },
    },
    jsonSchema,
  }) => {
    delete jsonSchema.default
    delete jsonSchema.additionalProperties
    // A null entry is dropped from its list: an exchange should not send any.
    const { items } = jsonSchema
    if (typeof items === 'object' && !Array.isArray(items) && items.anyOf?.length === 2)
      jsonSchema.items = items.anyOf[0] ?? items
    if (def.type !== 'object' || side === 'output') return
    jsonSchema.required = Object.entries(def.shape).flatMap(([name, field]) => (isNeeded(field) ? [name] : []))
    if (jsonSchema.required.length === 0) delete jsonSchema.required
  }

/** In the id of a schema that is described as another of its name. */
const ALIAS = '/'
const nameOf = (id: string) => id.split(ALIAS)[0] ?? id

const bare = ({ $schema: _dialect, $id: _id, ...schema }: z.core.JSONSchema.BaseSchema) => schema as JsonSchema // zod writes plain JSON Schema

/** The named schemas of one side, and the replacement of each of `schemas`: a reference to a named one, or itself. */
export function convertSchemas(
  { io, named, written }: Side,
  schemas: Iterable<z.ZodMiniType>,
): { components: Schemas; of: Map<z.ZodMiniType, JsonSchema> } {
  const names = new Map([...schemas].map((schema, index) => [schema, `#${index}`]))
  for (const [name, all] of Object.entries(named))
    for (const [index, schema] of all.entries()) names.set(schema, index === 0 ? name : `${name}${ALIAS}${index}`)
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const made = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${nameOf(id)}`,
    override: override(io),
  }).schemas

  const schemaOf = (id: string) => bare(made[id] ?? {})
  return {
    components: Object.fromEntries(Object.keys(named).map((name) => [name, written[name] ?? schemaOf(name)])),
    of: new Map([...names].map(([schema, id]) => [schema, nameOf(id) in named ? refTo(nameOf(id)) : schemaOf(id)])),
  }
}
