import { createFileRoute } from '@tanstack/react-router'
import { StandalonePage } from '../components/info/StandalonePage.tsx'
import { TermsOfUse } from '../components/info/TermsOfUse.tsx'

export const Route = createFileRoute('/terms-of-use/{-$lang}')({ component: Page })

function Page() {
  const { lang } = Route.useParams()
  return (
    <StandalonePage lang={lang}>
      <TermsOfUse />
    </StandalonePage>
  )
}
