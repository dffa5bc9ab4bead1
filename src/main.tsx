import './index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { i18n, startI18n } from './i18n/i18n.ts'
import { batchUpdates } from './queries/batchUpdates.ts'
import { queryClient } from './queries/call/client.ts'
import { watchOtherTabs } from './queries/call/session.ts'
import { createAppRouter } from './router.ts'
import sans from './ui/styles/fonts/sans.woff2?url'

batchUpdates()
watchOtherTabs()
// Not earlier: it would share a slow line with the code. It still arrives before the first text is drawn.
document.head.append(
  Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: '',
    href: sans,
  }),
)
const router = createAppRouter()
// Texts, code and the page's first data load in parallel; only rendering waits for the texts.
void router.load()
void startI18n().then(() => {
  const app = document.getElementById('app')
  if (!app) throw new Error('no #app in the page')
  const root = createRoot(app)
  // In slices, between which a slow phone responds.
  startTransition(() =>
    root.render(
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nextProvider>
      </StrictMode>,
    ),
  )
})
