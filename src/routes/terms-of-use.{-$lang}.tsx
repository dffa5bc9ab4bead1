import { createFileRoute } from '@tanstack/react-router'
import { TermsOfUse } from '../features/info/TermsOfUse.tsx'
import { StandalonePage } from '../features/info/StandalonePage.tsx'
import { setAddressLanguage } from '../features/info/setAddressLanguage.ts'

export const Route = createFileRoute('/terms-of-use/{-$lang}')({ beforeLoad: setAddressLanguage, component: Page })

function Page() {
  const { lang } = Route.useParams()
  return (
    <StandalonePage page="terms" lang={lang}>
      <TermsOfUse />
    </StandalonePage>
  )
}
