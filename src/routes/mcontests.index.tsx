import { createFileRoute } from '@tanstack/react-router'
import { WebviewContest } from '../features/contests/webview/WebviewFrame.tsx'

export const Route = createFileRoute('/mcontests/')({ component: Page })

function Page() {
  const { token } = Route.useSearch()
  return <WebviewContest contestId={null} token={token ?? null} />
}
