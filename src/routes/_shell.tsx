import { createFileRoute } from '@tanstack/react-router'
import { Shell } from '../components/shell/Shell.tsx'
import { showInChosen } from '../i18n/pageLanguage.ts'

export const Route = createFileRoute('/_shell')({
  // A public page before may have had a language of its own.
  onEnter: () => void showInChosen(),
  component: Shell,
})
