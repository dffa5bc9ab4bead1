import { createFileRoute } from '@tanstack/react-router'
import { ContestsPage } from '../features/contests/page/ContestsPage.tsx'

export const Route = createFileRoute('/_shell/contests/')({ component: () => <ContestsPage contestId={null} /> })
