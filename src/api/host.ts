import { CONTEST_TOKEN, LANGUAGES } from '../constants/limits.ts'
import * as z from './zod.ts'
import { ContestId, MarketName } from './scalars.ts'

/**
 * The messages between the webview's page and the app around it: docs/integrators/webview.md. Every message is one flat object whose
 * `type` says what it is; unknown fields are left out, and an unknown or unreadable message is dropped. Written with
 * what the first page's schemas use of zod: anything more would be in its code, which has all of zod that is used.
 */

/** An edge's inset, CSS px. */
const inset = z.number().check(z.minimum(0), z.maximum(500))
const words = z.string().check(z.minLength(1), z.maxLength(2_000))
/** Never `blob:` or `data:`. */
const address = z.string().check(z.regex(/^https?:\/\/[^\s"<>\\]+$/))

/** What the page tells its host. */
export const ToHost = z.union([
  /** Listens from now on: what the host has to say may come. */
  z.object({ type: z.literal('ready') }),
  /** The page's whole height, CSS px: for a host that shows it at full length. */
  z.object({ type: z.literal('height'), height: z.number().check(z.int(), z.minimum(0)) }),
  z.object({ type: z.literal('title'), title: z.string() }),
  z.object({ type: z.literal('joined'), contestId: ContestId }),
  /** The user wants what needs a token and there is none, or it was refused: the host logs in, then says `token`. */
  z.object({ type: z.literal('needsLogin') }),
  /** A link that leads out of the webview. */
  z.object({ type: z.literal('openLink'), url: address }),
  z.object({ type: z.literal('openMarket'), market: MarketName }),
  /** For the platform's sheet. `png`: a picture, base64 without a prefix; never a `blob:` address. */
  z.object({ type: z.literal('share'), text: words, title: z.optional(words), url: z.optional(address), png: z.optional(z.string().check(z.regex(/^[\w+/]+={0,2}$/))) }),
  /** A calendar file, as its text. `name`: with its ending. */
  z.object({ type: z.literal('calendar'), name: z.string().check(z.regex(/^[^/\\]{1,100}\.ics$/)), ics: z.string().check(z.regex(/^BEGIN:VCALENDAR\r\n/)) }),
  z.object({ type: z.literal('haptic'), feel: z.enum(['light', 'success', 'error']) }),
])
export type ToHost = z.output<typeof ToHost>

/** What the host tells the page. */
export const FromHost = z.union([
  z.object({ type: z.literal('theme'), theme: z.enum(['dark', 'light']) }),
  z.object({ type: z.literal('language'), language: z.enum(LANGUAGES) }),
  /** What the host lays over the page's edges, its keyboard too. */
  z.object({ type: z.literal('insets'), top: inset, right: inset, bottom: inset, left: inset }),
  /** Its Back was pressed: the topmost window closes, or the page before comes. */
  z.object({ type: z.literal('back') }),
  /** The contest user token; kept in memory alone. */
  z.object({ type: z.literal('token'), token: z.string().check(z.regex(CONTEST_TOKEN)) }),
])
export type FromHost = z.output<typeof FromHost>
