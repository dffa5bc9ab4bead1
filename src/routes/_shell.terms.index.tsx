import { createFileRoute } from '@tanstack/react-router'
import { TermsOfUse } from '../features/info/TermsOfUse.tsx'

export const Route = createFileRoute('/_shell/terms/')({ component: TermsOfUse })
