import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Results } from '../../../domain/results/results.ts'
import { Button } from '../../../ui/display/Button.tsx'
import { GainIn } from '../Amounts.tsx'
import { CurveDrawing } from './CurveDrawing.tsx'
import { DayTable } from '../DayTable.tsx'
import { Section } from '../Section.tsx'

/** The net P&L: its sum, its curve, and on demand its table. */
export function CurveSection({ results: { tally, curve, drawdown, days } }: { results: Results }) {
  const { t } = useTranslation('results')
  const id = useId()
  const [isTable, setTable] = useState(false)

  return (
    <Section
      of="net"
      className="results-wide"
      aside={
        <Button size="sm" variant="quiet" className="ms-auto min-h-11" aria-expanded={isTable} aria-controls={isTable ? id : undefined} onClick={() => setTable(!isTable)}>
          {t('curve.table')}
        </Button>
      }
    >
      <p className="num px-4 pb-3 text-2xl leading-tight font-semi tablet:px-5">
        <GainIn value={tally.net} />
      </p>
      <CurveDrawing curve={curve} drawdown={drawdown} net={tally.net} />
      {isTable && (
        <div id={id} className="border-t border-line">
          <DayTable days={days} />
        </div>
      )}
    </Section>
  )
}
