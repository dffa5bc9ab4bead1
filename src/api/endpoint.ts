import * as z from './zod.ts'

/** One call of the exchange: POST path, request in, response out. Specification §7. */
export interface Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  path: string
  request: Request
  response: Response
  /** Sent without credentials, needs no session. */
  isPublic: boolean
  /** Changes data at the exchange: never sent twice. */
  changes: boolean
}

const Nothing = z.object({})

// Marked as side-effect free, so that a build drops unused endpoints.
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  Request extends z.ZodMiniType = typeof Nothing,
  Response extends z.ZodMiniType = typeof Nothing,
>(draft: Partial<Endpoint<Request, Response>> & Pick<Endpoint, 'path'>): Endpoint<Request, Response> {
  return {
    // If omitted, the type parameter defaults to Nothing.
    request: Nothing as z.ZodMiniType as Request,
    response: Nothing as z.ZodMiniType as Response,
    isPublic: false,
    changes: false,
    ...draft,
  }
}

/** Fields of every response besides its own. A code arrives as a number or a string. */
export const Envelope = z.object({
  result: z.string(),
  code: z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), undefined),
})
