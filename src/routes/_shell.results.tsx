import { createFileRoute } from '@tanstack/react-router'
import { ResultsRoute } from '../features/results/ResultsRoute.tsx'

export const Route = createFileRoute('/_shell/results')({ component: ResultsRoute })
