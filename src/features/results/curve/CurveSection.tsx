import type { Results } from '../../../domain/results/results.ts'
import { GainIn } from '../Amounts.tsx'
import { Section } from '../Section.tsx'
import { CurveDrawing } from './CurveDrawing.tsx'

/** The net P&L: its sum and its curve. */
export const CurveSection = ({ results: { tally, curve, drawdown } }: { results: Results }) => (
  <Section of="net">
    <p className="num px-4 pb-3 text-2xl leading-tight font-semi tablet:px-5">
      <GainIn value={tally.net} />
    </p>
    <CurveDrawing curve={curve} drawdown={drawdown} net={tally.net} />
  </Section>
)
