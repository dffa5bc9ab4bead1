import { type ReactNode, type Ref, useId } from 'react'
import { Field } from './Field.tsx'
import { describedBy } from './fieldIds.ts'

interface Props {
  label: ReactNode
  /** Digits and at most one point; '' when empty. */
  value: string
  onChange: (value: string) => void
  /** Decimals allowed; 0 takes no point. */
  decimals: number
  suffix?: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  reserveError?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** A field for an amount or a price. Specification §5; the rules are in domain/decimalText.ts. */
export function DecimalInput({ value, onChange, decimals, placeholder, inputRef, ...field }: Props) {
  const id = useId()

  return (
    <Field id={id} {...field}>
      <input
        id={id}
        ref={inputRef}
        value={value}
        onChange={(event) => {
          const typed = event.currentTarget.value.replace(',', '.')
          if (new RegExp(`^\\d{0,10}(\\.\\d{0,${decimals}})?$`).test(typed)) onChange(typed)
        }}
        placeholder={placeholder}
        disabled={field.disabled}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={field.error != null || undefined}
        aria-describedby={describedBy(id, field)}
        className="num"
      />
    </Field>
  )
}
