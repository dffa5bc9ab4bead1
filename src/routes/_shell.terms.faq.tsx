import { createFileRoute } from '@tanstack/react-router'
import { Faq } from '../features/info/Faq.tsx'

export const Route = createFileRoute('/_shell/terms/faq')({ component: Faq })
