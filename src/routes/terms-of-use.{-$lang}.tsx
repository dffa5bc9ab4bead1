import { createFileRoute } from '@tanstack/react-router'
import { setAddressLanguage } from '../features/info/setAddressLanguage.ts'
import { StandalonePage } from '../features/info/StandalonePage.tsx'
import { TermsOfUse } from '../features/info/TermsOfUse.tsx'

export const Route = createFileRoute('/terms-of-use/{-$lang}')({ beforeLoad: setAddressLanguage, component: Page })

function Page() {
  const { lang } = Route.useParams()
  return (
    <StandalonePage page="terms" lang={lang}>
      <TermsOfUse />
    </StandalonePage>
  )
}
