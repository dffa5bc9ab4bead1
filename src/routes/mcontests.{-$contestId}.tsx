import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import * as z from '../api/zod.ts'
import { CONTEST_TOKEN, DEFAULT_LANGUAGE, LANGUAGES } from '../constants/limits.ts'
import { WebviewPage } from '../features/contests/webview/WebviewPage.tsx'
import { restorePageLanguage } from '../i18n/pageLanguage.ts'
import { storage } from '../platform/storage.ts'
import { chooseTheme } from '../shared/page/theme.ts'

/**
 * The parameters the phone app adds to its webview's URL. An invalid language is English; other invalid ones count as absent.
 * Specification §2, §5. public/assets/start.js reads the same before this code has come.
 */
const WebviewSearch = z.object({
  token: z.catch(z.optional(z.string().check(z.regex(CONTEST_TOKEN))), undefined),
  lang: z.catch(z.optional(z.enum(LANGUAGES)), DEFAULT_LANGUAGE),
  theme: z.catch(z.optional(z.enum(['dark', 'light'])), undefined),
})

export const Route = createFileRoute('/mcontests/{-$contestId}')({
  validateSearch: WebviewSearch,
  search: { middlewares: [retainSearchParams(['token'])] },
  /** Language and theme of the first address are applied and stored. Later ones are not: the host's messages count more. Contract §4. */
  async beforeLoad({ cause, search: { lang, theme } }) {
    if (cause !== 'enter') return
    if (theme !== undefined) chooseTheme(theme)
    if (lang !== undefined) storage.language.set(lang)
    await restorePageLanguage()
  },
  component: Page,
})

function Page() {
  const { contestId = null } = Route.useParams()
  const { token = null } = Route.useSearch()
  return <WebviewPage contestId={contestId} token={token} />
}
