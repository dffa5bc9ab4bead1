import '../../src/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { chooseLanguage, i18n, startI18n } from '../../src/i18n/i18n.ts'
import { BASE_PATH } from '../../src/platform/mainSite.ts'
import { batchUpdates } from '../../src/queries/batchUpdates.ts'
import { queryClient } from '../../src/queries/call/client.ts'
import { session } from '../../src/queries/call/session.ts'
import { createAppRouter } from '../../src/router.ts'
import { chooseTheme } from '../../src/shared/page/theme.ts'
import type { Settings } from '../address.ts'
import { longTexts } from './longTexts.ts'

/** As in tokens.css. */
const FONT = "'Futures Sans'"

export type VariantSettings = Pick<Settings, 'lang' | 'theme' | 'texts'>

/** Applies language, theme and text length. Returns whether the texts changed. */
export async function applySettings({ lang, theme, texts }: VariantSettings) {
  const postProcess = texts === 'long' ? [longTexts.name] : []
  const isApplied = i18n.language === lang && String(i18n.options.postProcess ?? '') === String(postProcess)
  i18n.options.postProcess = postProcess
  chooseTheme(theme)
  if (!isApplied) await chooseLanguage(lang)
  return !isApplied
}

/** Renders the product like main.tsx, at a given page and with its own history. */
export async function startProduct(page: string, look: VariantSettings) {
  batchUpdates()
  session.succeeded()
  i18n.use(longTexts)
  await startI18n()
  await applySettings(look)
  // Laid out in the fallback first, some texts would stay a pixel beside their place.
  await document.fonts.load(`1em ${FONT}`)
  const app = document.getElementById('app')
  if (!app) throw new Error('no #app in the frame')
  const root = createRoot(app)
  const router = createAppRouter()
  let times = 0

  return {
    router,
    /** Remounts it: all its flows restart. */
    draw: () => {
      times += 1
      const history = createMemoryHistory({ initialEntries: [`${BASE_PATH}${page}`] })
      // Synchronously, so that the next press does not hit the old page.
      flushSync(() =>
        root.render(
          <I18nextProvider key={times} i18n={i18n}>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={router} history={history} />
            </QueryClientProvider>
          </I18nextProvider>,
        ),
      )
    },
  }
}
