import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../app/shell/NotFound.tsx'

export const Route = createFileRoute('/_shell/$')({ component: NotFound })
