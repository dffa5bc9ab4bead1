import {
  type ChangeEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { editNumber, type InputError, inputErrorOf } from '../../domain/money/decimalText.ts'
import { groupThousands } from '../../domain/money/format.ts'
import { describedBy, Field } from './Field.tsx'

interface Props {
  label: ReactNode
  /** Raw: digits and at most one point; '' when empty. Shown with thousands separated. */
  value: string
  onChange: (value: string) => void
  /** Decimals allowed; 0 takes no point. */
  decimals: number
  suffix?: ReactNode
  hint?: ReactNode
  /** A button that replaces the hint. */
  action?: ReactNode
  error?: string | null | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** What the value means, on a separate line below. */
  note?: ReactNode
  inputRef?: Ref<HTMLInputElement | null> | undefined
}

/**
 * A field for an amount or a price. Invalid input changes nothing, not even the caret; the field explains why until the next
 * key. Specification §5; the rules themselves are domain/money/decimalText.ts.
 */
export function DecimalInput({ value, onChange, decimals, placeholder, inputRef, ...field }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef(0)
  const { t } = useTranslation()
  const [refused, setRefused] = useState<InputError | null>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current)

  // Input rejected before the browser applies it leaves caret and undo intact.
  useBeforeInput(input, (event, { selectionStart, selectionEnd }) => {
    caret.current = selectionStart ?? 0
    setRefused(null)
    // A deletion has no data.
    if (event.data === null || event.isComposing) return
    const formatted = groupThousands(value)
    const text = formatted.slice(0, caret.current) + event.data + formatted.slice(selectionEnd ?? formatted.length)
    const written = { text, caret: caret.current + event.data.length, inputType: event.inputType }
    const edited = editNumber({ value, caret: caret.current }, written, decimals)
    // A refusal leaves the caret, too.
    if (edited.value !== value || edited.text === text || edited.caret !== caret.current) return
    event.preventDefault()
    setRefused(inputErrorOf(event.data, event.inputType, text))
  })

  const change = ({ currentTarget: written, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    const now = { text: written.value, caret: written.selectionStart ?? written.value.length, inputType }
    const edited = editNumber({ value, caret: caret.current }, now, decimals)
    // Synchronously: a caret set after the next render would visibly jump.
    if (edited.text !== now.text) written.value = edited.text
    if (edited.text !== now.text || edited.caret !== now.caret) written.setSelectionRange(edited.caret, edited.caret)
    if (edited.value !== value) onChange(edited.value)
  }

  return (
    <Field id={id} {...field} error={refused ? <span role="alert">{t(`ui.refused.${refused}`)}</span> : field.error}>
      <input
        id={id}
        ref={input}
        value={groupThousands(value)}
        onChange={change}
        onBlur={() => setRefused(null)}
        placeholder={placeholder}
        disabled={field.disabled}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={describedBy(id, { ...field, error: refused ?? field.error })}
        className="num"
      />
    </Field>
  )
}

/** Native beforeinput events of a text field. React's onBeforeInput does not report deletions. */
function useBeforeInput(
  input: RefObject<HTMLInputElement | null>,
  watch: (event: InputEvent, field: HTMLInputElement) => void,
) {
  const notice = useEffectEvent(watch)

  useEffect(() => {
    const field = input.current
    if (!field) return
    const listen = (event: InputEvent) => notice(event, field)
    field.addEventListener('beforeinput', listen)
    return () => field.removeEventListener('beforeinput', listen)
  }, [input])
}
