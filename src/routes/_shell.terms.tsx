import { createFileRoute } from '@tanstack/react-router'
import { TermsArea } from '../features/info/TermsArea.tsx'

export const Route = createFileRoute('/_shell/terms')({ component: TermsArea })
