import * as z from '../../../src/api/zod.ts'

const orNull = z.catch(z.nullable(z.string()), null)
const names = z.catch(z.array(z.string()), [])
const outcome = z.catch(z.nullable(z.enum(['success', 'error'])), null)

const Trigger = z.union([
  z.object({ kind: z.enum(['event', 'always', 'stateDone']), event: z.string() }),
  z.object({ kind: z.literal('after'), event: z.string(), delay: z.string(), ms: z.nullable(z.number()) }),
  z.object({ kind: z.enum(['done', 'error', 'snapshot']), event: z.string(), actor: z.string() }),
])

const Node = z.object({
  id: z.string(),
  path: z.string(),
  parent: z.nullable(z.string()),
  kind: z.enum(['atomic', 'compound', 'parallel', 'final', 'history']),
  isInitial: z.boolean(),
  title: orNull,
  outcome,
  description: orNull,
  tags: names,
  entry: names,
  exit: names,
  invokes: z.catch(z.array(z.object({ id: z.string(), src: z.string() })), []),
})

const Edge = z.object({
  id: z.string(),
  source: z.string(),
  targets: z.array(z.string()),
  trigger: Trigger,
  guard: z.catch(z.nullable(z.object({ name: z.string(), words: z.string() })), null),
  isOtherwise: z.catch(z.boolean(), false),
  turn: z.catch(z.nullable(z.object({ nth: z.number(), of: z.number() })), null),
  actions: names,
  description: orNull,
  outcome,
})

/** A chart as data, without its machine. Fields that an older commit's gallery does not have yet are empty. */
export const PlainChart = z.object({ name: z.string(), title: z.string(), nodes: z.array(Node), edges: z.array(Edge) })
export type PlainChart = z.output<typeof PlainChart>
