/** A number to turn, with what it is. */
export function Knob({ label, unit = '', min = 0, max, value, onChange }: { label: string; unit?: string; min?: number; max: number; value: number; onChange: (value: number) => void }) {
  return (
    <label className="knob">
      <span>{label}</span>
      <span className="num" aria-hidden>{`${value}${unit}`}</span>
      <input type="range" min={min} max={max} value={value} aria-valuetext={`${value}${unit}`} onChange={({ target }) => onChange(target.valueAsNumber)} />
    </label>
  )
}
