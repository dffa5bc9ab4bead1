import { createFileRoute } from '@tanstack/react-router'
import { Shell } from '../app/shell/Shell.tsx'
import { restorePageLanguage } from '../i18n/pageLanguage.ts'
import { startShell } from '../queries/startPage.ts'

export const Route = createFileRoute('/_shell')({
  // A previous public page may have set its own language.
  onEnter: () => void restorePageLanguage(),
  // Started, not awaited: in parallel with the texts and the code of the shell. Navigation between pages fetches nothing.
  loader: ({ cause }) => {
    if (cause === 'enter') startShell()
  },
  component: Shell,
})
