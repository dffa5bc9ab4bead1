import type { Results } from '../../domain/results/results.ts'
import { CurveSection } from './curve/CurveSection.tsx'
import { Figures } from './Figures.tsx'
import { Groups } from './Groups.tsx'
import { Month } from './Month.tsx'

/** All results of a period, starting with the sum. */
export const ResultsSheet = ({ results, today }: { results: Results; today: string }) => (
  <div className="results-sheet">
    <CurveSection results={results} />
    <Figures results={results} />
    <Groups results={results} />
    <Month days={results.days} today={today} />
  </div>
)
