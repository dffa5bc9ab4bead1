import { createFileRoute } from '@tanstack/react-router'
import { Faq } from '../components/info/Faq.tsx'

export const Route = createFileRoute('/_shell/terms/faq')({ component: Faq })
