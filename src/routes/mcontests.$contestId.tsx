import { createFileRoute } from '@tanstack/react-router'
import { WebviewContest } from '../features/contests/webview/WebviewFrame.tsx'

export const Route = createFileRoute('/mcontests/$contestId')({ component: Page })

function Page() {
  const { contestId } = Route.useParams()
  const { token } = Route.useSearch()
  return <WebviewContest contestId={contestId} token={token ?? null} />
}
