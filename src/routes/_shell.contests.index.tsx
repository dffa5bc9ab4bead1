import { createFileRoute } from '@tanstack/react-router'
import { ContestsPage } from '../components/contest/ContestsPage.tsx'

export const Route = createFileRoute('/_shell/contests/')({ component: () => <ContestsPage contestId={null} /> })
