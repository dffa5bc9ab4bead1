import { createFileRoute } from '@tanstack/react-router'
import { Shell } from '../components/shell/Shell.tsx'
import { restorePageLanguage } from '../i18n/pageLanguage.ts'
import { startEntry } from '../queries/user.ts'

export const Route = createFileRoute('/_shell')({
  // A public page before may have had a language of its own.
  onEnter: () => void restorePageLanguage(),
  // Started, not awaited: at once, beside the texts and the code of the shell. Going from page to page asks nothing.
  loader: ({ cause }) => {
    if (cause === 'enter') startEntry()
  },
  component: Shell,
})
