import { createFileRoute } from '@tanstack/react-router'
import { Faq } from '../features/info/Faq.tsx'
import { setAddressLanguage } from '../features/info/setAddressLanguage.ts'
import { StandalonePage } from '../features/info/StandalonePage.tsx'

export const Route = createFileRoute('/faq/{-$lang}')({ beforeLoad: setAddressLanguage, component: Page })

function Page() {
  const { lang } = Route.useParams()
  return (
    <StandalonePage page="faq" lang={lang}>
      <Faq />
    </StandalonePage>
  )
}
