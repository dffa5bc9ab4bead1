import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'

export interface CheckboxProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

export const Checkbox = ({ label, checked, onChange, disabled }: CheckboxProps) => (
  <label className="inline-flex min-h-11 items-center gap-2 text-md text-text-2 dense:min-h-6">
    <span className="relative inline-flex size-4 shrink-0">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="peer check size-4"
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute inset-0.5 size-3 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    </span>
    <span>{label}</span>
  </label>
)
