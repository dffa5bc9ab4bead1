import { createFileRoute } from '@tanstack/react-router'
import { StandalonePage } from '../components/info/StandalonePage.tsx'
import { Faq } from '../components/info/Faq.tsx'

export const Route = createFileRoute('/faq/{-$lang}')({ component: Page })

function Page() {
  const { lang } = Route.useParams()
  return (
    <StandalonePage lang={lang}>
      <Faq />
    </StandalonePage>
  )
}
