import { createFileRoute } from '@tanstack/react-router'
import { Faq } from '../components/info/Faq.tsx'
import { StandalonePage } from '../components/info/StandalonePage.tsx'
import { setAddressLanguage } from '../components/info/standalone.ts'

export const Route = createFileRoute('/faq/{-$lang}')({ beforeLoad: setAddressLanguage, component: Page })

function Page() {
  const { lang } = Route.useParams()
  return (
    <StandalonePage page="faq" lang={lang}>
      <Faq />
    </StandalonePage>
  )
}
