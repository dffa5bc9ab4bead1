import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Fees } from '../features/info/Fees.tsx'
import { setAddressLanguage } from '../features/info/setAddressLanguage.ts'
import { StandalonePage } from '../features/info/StandalonePage.tsx'
import { publicFeeRatesQuery } from '../queries/markets.ts'

export const Route = createFileRoute('/fees/{-$lang}')({
  beforeLoad: setAddressLanguage,
  // Started, not awaited: the page's code loads in parallel.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(publicFeeRatesQuery),
  component: Page,
})

function Page() {
  const { lang } = Route.useParams()
  const rates = useQuery(publicFeeRatesQuery)
  return (
    <StandalonePage page="fees" lang={lang}>
      <Fees rates={rates} />
    </StandalonePage>
  )
}
