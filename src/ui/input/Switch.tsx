import type { CheckboxProps } from './Checkbox.tsx'

export const Switch = ({ label, checked, onChange, disabled }: CheckboxProps) => (
  <label className="inline-flex min-h-11 items-center justify-between gap-3 text-md text-text dense:min-h-6">
    <span className="font-medium">{label}</span>
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
      className="switch"
    />
  </label>
)
