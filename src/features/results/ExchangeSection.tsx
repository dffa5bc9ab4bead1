import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import type { Comparison } from '../../domain/results/disagreement.ts'
import { GainIn } from './Amounts.tsx'
import { DisagreementTable } from './DisagreementTable.tsx'
import { Section } from './Section.tsx'

/** Whether the rows agree with the exchange; if not, open, with both sums and the orders that differ. */
export function ExchangeSection({ comparison: { rows, exchange, difference, untold, disagreeing } }: { comparison: Comparison }) {
  const { t } = useTranslation('results')
  const isAgreed = disagreeing.length === 0
  const Icon = isAgreed ? Check : TriangleAlert

  return (
    <Section of="exchange">
      <details open={!isAgreed}>
        <summary className={`min-h-11 content-center px-4 pb-1 text-sm tablet:px-5 ${isAgreed ? 'text-text-2' : 'text-warn'}`}>
          <span className="ms-1 inline-flex items-center gap-1.5 align-middle">
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            <span>{isAgreed ? t('exchange.agree') : t('exchange.disagree', { count: disagreeing.length })}</span>
          </span>
        </summary>
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
        {untold > 0 && <p className="px-4 pb-3 text-sm text-text-2 tablet:px-5">{t('exchange.untold', { count: untold })}</p>}
        {!isAgreed && <DisagreementTable disagreeing={disagreeing} />}
      </details>
    </Section>
  )
}
