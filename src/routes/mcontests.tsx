import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import * as z from '../api/zod.ts'
import { CONTEST_TOKEN, DEFAULT_LANGUAGE, LANGUAGES } from '../constants/limits.ts'
import { applyWebviewParams } from '../features/contests/webview/applyWebviewParams.ts'
import { WebviewFrame } from '../features/contests/webview/WebviewFrame.tsx'

/**
 * The parameters the phone app adds to its webview's URL; invalid ones count as absent. Specification §2, §5.
 * public/assets/start.js reads the same before this code has come.
 */
const WebviewSearch = z.object({
  token: z.catch(z.optional(z.string().check(z.regex(CONTEST_TOKEN))), undefined),
  lang: z.catch(z.optional(z.enum(LANGUAGES)), DEFAULT_LANGUAGE),
  theme: z.catch(z.optional(z.enum(['dark', 'light'])), undefined),
})

export const Route = createFileRoute('/mcontests')({
  validateSearch: WebviewSearch,
  search: { middlewares: [retainSearchParams(['token'])] },
  beforeLoad: ({ search }) => applyWebviewParams(search),
  component: WebviewFrame,
})
