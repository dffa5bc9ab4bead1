import { valueColour } from '../risk/PreviewRow.tsx'

/** One figure of the order: its name, its value and its unit. */
export const OrderFigure = ({ label, value, unit }: { label: string; value: string; unit: string }) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className="text-text-2">{label}</dt>
    <dd className={`num ${valueColour(value)}`}>
      <span>{value}</span> <span className="text-text-3">{unit}</span>
    </dd>
  </div>
)
