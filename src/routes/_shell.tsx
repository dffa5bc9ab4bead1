import { createFileRoute } from '@tanstack/react-router'
import { Shell } from '../components/shell/Shell.tsx'

export const Route = createFileRoute('/_shell')({ component: Shell })
