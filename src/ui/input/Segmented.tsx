import { type ReactNode, useId } from 'react'
import { classes } from '../display/classes.ts'
import type { Elements } from '../Elements.ts'

interface Option<Value extends string> {
  value: Value
  label: ReactNode
  icon?: Elements
}

interface Props<Value extends string> {
  /** Label for screen readers. */
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  size?: 'sm' | 'md' | undefined
  disabled?: boolean | undefined
}

/** A choice of a few options, all visible. Native radios, so the arrow keys work by themselves. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'md',
  disabled,
}: Props<Value>) {
  const name = useId()

  return (
    <div role="radiogroup" aria-label={label} className="inline-flex rounded-sm border border-line bg-bg p-0.5">
      {options.map(({ icon, ...option }: Option<Value>) => (
        <label key={option.value} className={classes('segment', size === 'sm' ? 'segment-sm' : 'segment-md')}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          {icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
