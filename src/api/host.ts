import { CONTEST_TOKEN, LANGUAGES } from '../constants/limits.ts'
import { ContestId, MarketName } from './scalars.ts'
import * as z from './zod.ts'

/**
 * Messages between the webview's page and the app around it: docs/integrators/webview.md. Every message is one flat object whose
 * `type` names it; unknown fields are dropped, and an unknown or unreadable message is ignored. Uses only the parts of zod that the
 * first page's schemas use: anything more would be added to its code.
 */

/** An edge's inset, CSS px. */
const inset = z.number().check(z.minimum(0), z.maximum(500))
const words = z.string().check(z.minLength(1), z.maxLength(2_000))
/** Never `blob:` or `data:`. */
const address = z.string().check(z.regex(/^https?:\/\/[^\s"<>\\]+$/))

/** Messages from the page to its host. */
export const ToHost = z.union([
  /** The page is listening: the host may send messages. */
  z.object({ type: z.literal('ready') }),
  /** The page's full height in CSS px, for a host that shows it at full length. */
  z.object({ type: z.literal('height'), height: z.number().check(z.int(), z.minimum(0)) }),
  z.object({ type: z.literal('title'), title: z.string() }),
  z.object({ type: z.literal('joined'), contestId: ContestId }),
  /** An action needs a token, and there is none or it was refused: the host logs in, then sends `token`. */
  z.object({ type: z.literal('needsLogin') }),
  /** A link that leaves the webview. */
  z.object({ type: z.literal('openLink'), url: address }),
  z.object({ type: z.literal('openMarket'), market: MarketName }),
  /** For the system's share sheet. `png`: a picture, base64 without a prefix; never a `blob:` address. */
  z.object({
    type: z.literal('share'),
    text: words,
    title: z.optional(words),
    png: z.optional(z.string().check(z.regex(/^[\w+/]+={0,2}$/))),
  }),
  z.object({ type: z.literal('haptic'), feel: z.enum(['success', 'error']) }),
])
export type ToHost = z.output<typeof ToHost>

/** Messages from the host to the page. */
export const FromHost = z.union([
  z.object({ type: z.literal('theme'), theme: z.enum(['dark', 'light']) }),
  z.object({ type: z.literal('language'), language: z.enum(LANGUAGES) }),
  /** Insets of the host's bars and keyboard that cover the page's edges. */
  z.object({ type: z.literal('insets'), top: inset, right: inset, bottom: inset, left: inset }),
  /** The host's Back button: closes the topmost window, or goes to the previous page. */
  z.object({ type: z.literal('back') }),
  /** The contest user token; held only in memory. */
  z.object({ type: z.literal('token'), token: z.string().check(z.regex(CONTEST_TOKEN)) }),
])
export type FromHost = z.output<typeof FromHost>
