import { createFileRoute } from '@tanstack/react-router'
import { Fees } from '../components/info/Fees.tsx'
import { StandalonePage } from '../components/info/StandalonePage.tsx'
import { publicFeeRatesQuery } from '../queries/markets.ts'

export const Route = createFileRoute('/fees/{-$lang}')({ component: Page })

function Page() {
  const { lang } = Route.useParams()
  return (
    <StandalonePage lang={lang}>
      <Fees query={publicFeeRatesQuery} />
    </StandalonePage>
  )
}
