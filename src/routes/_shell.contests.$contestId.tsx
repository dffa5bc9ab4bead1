import { createFileRoute } from '@tanstack/react-router'
import { ContestsPage } from '../features/contests/page/ContestsPage.tsx'

export const Route = createFileRoute('/_shell/contests/$contestId')({ component: Page })

function Page() {
  const { contestId } = Route.useParams()
  return <ContestsPage contestId={contestId} />
}
