import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import type { Comparison } from '../../domain/results/disagreement.ts'
import { GainIn } from './Amounts.tsx'
import { DisagreementTable } from './DisagreementTable.tsx'
import { Section } from './Section.tsx'

/** The sum of the rows beside the exchange's own, and the orders that differ. */
export function ExchangeSection({ comparison: { rows, exchange, difference, untold, disagreeing } }: { comparison: Comparison }) {
  const { t } = useTranslation('results')
  const isAgreed = disagreeing.length === 0

  return (
    <Section of="exchange">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 px-4 pb-3 tablet:px-5">
        {([['rows', rows], ['exchange', exchange], ['difference', difference]] as const).map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-text-2">{t(`exchange.${name}`)}</dt>
            <dd className="num font-medium">
              <GainIn value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={`flex items-center gap-1.5 px-4 pb-3 text-sm tablet:px-5 ${isAgreed ? 'text-text-2' : 'text-warn'}`}>
        {isAgreed ? <Check aria-hidden="true" className="size-4 shrink-0" /> : <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />}
        {isAgreed ? t('exchange.agree') : t('exchange.disagree', { count: disagreeing.length })}
      </p>
      {untold > 0 && <p className="px-4 pb-3 text-sm text-text-2 tablet:px-5">{t('exchange.untold', { count: untold })}</p>}
      {!isAgreed && <DisagreementTable disagreeing={disagreeing} />}
    </Section>
  )
}
