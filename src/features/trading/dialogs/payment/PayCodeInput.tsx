import { type ChangeEvent, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PAY_CODE_LENGTH } from '../../../../constants/limits.ts'
import { digitsOf, hasTooManyDigits, shownPayCode } from '../../../../domain/account/payCode.ts'
import { describedBy, Field } from '../../../../ui/input/Field.tsx'
import './PayCodeInput.css'

interface Props {
  /** Digits only. */
  value: string
  onChange: (digits: string) => void
  inputRef: Ref<HTMLInputElement>
  error: string | null
}

const EMPTY = ['–', '–', '–', ' ', '–', '–', '–']

/** Caret position in the formatted code after that many digits. */
const caretAfter = (digits: number) => (digits > PAY_CODE_LENGTH / 2 ? digits + 1 : digits)

/** Writes the code as 3 + 3 synchronously and keeps the caret after the same digit: React would move it to the end. */
function edited(input: HTMLInputElement, before: string, inputType: string): string {
  let passed = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  let digits = digitsOf(input.value)
  // Deleting only the space deletes the digit beyond it.
  if (digits === before && inputType.startsWith('deleteContent')) {
    if (inputType === 'deleteContentBackward') passed -= 1
    digits = digits.slice(0, passed) + digits.slice(passed + 1)
  }
  input.value = shownPayCode(digits)
  input.setSelectionRange(caretAfter(passed), caretAfter(passed))
  return digits
}

type Refusal = 'digitsOnly' | 'tooMany'

/**
 * Six digits in one field, shown as 3 + 3. Spaces are ignored, pasting and SMS autofill work; if other characters were dropped, or
 * more digits than six refused, a hint says so until the next key. Specification §5.
 */
export function PayCodeInput({ value, onChange, inputRef, error }: Props) {
  const { t } = useTranslation('dialogs')
  const id = useId()
  const formatted = shownPayCode(value)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const refusalText = {
    digitsOnly: t('ui.refused.digitsOnly'),
    tooMany: t('resetModal.tooManyDigits', { length: PAY_CODE_LENGTH }),
  }
  const problem = refusal ? refusalText[refusal] : error

  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    // A code that is cut would be another code. React restores the field, since its value does not change.
    if (hasTooManyDigits(currentTarget.value)) return setRefusal('tooMany')
    setRefusal(/[^\d\s]/.test(currentTarget.value) ? 'digitsOnly' : null)
    onChange(edited(currentTarget, value, inputType))
  }

  return (
    <Field
      id={id}
      label={t('resetModal.payCode')}
      error={problem && <span role="alert">{problem}</span>}
      hint={t('resetModal.entered', { entered: value.length, length: PAY_CODE_LENGTH })}
    >
      <span translate="no" className="pay-code num">
        {/* The empty digit slots; the label describes them in words. */}
        <span aria-hidden="true">
          <span className="invisible">{formatted}</span>
          {EMPTY.slice(formatted.length).map((slot, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- identical slots, distinguished only by position
            <span key={index} className={slot === ' ' ? undefined : 'pay-slot'}>
              {slot}
            </span>
          ))}
        </span>
        <input
          id={id}
          ref={inputRef}
          value={formatted}
          onChange={change}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          // A code that was refused is replaced by the next one.
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={() => setRefusal(null)}
          aria-invalid={problem !== null}
          aria-describedby={describedBy(id, { hint: true, error: problem })}
        />
      </span>
    </Field>
  )
}
