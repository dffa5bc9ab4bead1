import { LANGUAGES } from '../constants/limits.ts'
import { address } from './configuration.ts'
import * as z from './zod.ts'

const name = z.string().check(z.regex(/^[^\p{C}<>]{1,24}$/u))
/** A path of this site or a URL; null: the configuration's. */
const link = z._default(address, null)

/** The fields of a brand with the defaults of the built-in one: docs/integrators/brand.md. */
export const BRAND = {
  /** exchange: shown next to the product's name as the link back to it. */
  names: z._default(z.object({ product: name, exchange: z.optional(name) }), { product: 'Futures' }),
  /** Displayed name of the settlement currency. */
  currency: z._default(z.string().check(z.regex(/^[\p{L}\p{N}₿$€.-]{1,8}$/u)), 'KXT'),
  /** The default for a user who has not chosen one. */
  theme: z._default(z.enum(['dark', 'light']), 'dark'),
  /** Languages offered, in this order; the first is the default. */
  languages: z._default(
    z.array(z.enum(LANGUAGES)).check(
      z.minLength(1),
      z.refine((all) => new Set(all).size === all.length),
    ),
    [...LANGUAGES],
  ),
  /** home and wallet: override the configuration's. */
  links: z._default(z.object({ home: link, wallet: link }), { home: null, wallet: null }),
  /** Address of the logo, a square SVG; null: the product's own. */
  logo: link,
}
