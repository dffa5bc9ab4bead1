import * as z from '../zod.ts'

/** A contest user token as it may stand in the webview's address, or come from its host. public/assets/start.js reads it too. */
export const WebviewToken = z.string().check(z.regex(/^[\x21-\x7e]{1,512}$/))
