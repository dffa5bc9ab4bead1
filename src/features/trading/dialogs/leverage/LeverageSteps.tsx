import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { nextLeverage, previousLeverage } from '../../../../domain/order-form/leverage.ts'
import { LEVERAGES, type Leverage } from '../../../../constants/limits.ts'
import './LeverageSteps.css'

interface Props {
  leverage: Leverage
  onChoose: (leverage: Leverage) => void
  /** The chosen step. */
  chosenRef: RefObject<HTMLInputElement | null>
}

const arrow =
  'flex size-12 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-surface-raised text-text ' +
  'enabled-hover:bg-surface-hover enabled-press:bg-surface-press ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-text-disabled'

/** Arrows and a step for each choice, for pointer and arrow keys. Does not wrap around. */
export function LeverageSteps({ leverage, onChoose, chosenRef }: Props) {
  const { t } = useTranslation('dialogs')
  const name = useId()
  const [lower, higher] = [previousLeverage(leverage), nextLeverage(leverage)]
  const focus = (step: Leverage) => document.getElementById(`${name}${step}`)?.focus()

  const press = (next: Leverage | null) => {
    if (next === null) return
    onChoose(next)
    // At the end the arrow is disabled; keep the focus in the control.
    if (next === LEVERAGES[0] || next === LEVERAGES.at(-1)) focus(next)
  }
  const keys: Readonly<Record<string, Leverage | null>> = { ArrowRight: higher, ArrowUp: higher, ArrowLeft: lower, ArrowDown: lower }
  // Native radios would wrap around from the last step to the first.
  const step = (event: KeyboardEvent) => {
    const next = keys[event.key]
    if (next === undefined) return
    event.preventDefault()
    if (next !== null) onChoose(next)
    if (event.target instanceof HTMLInputElement) focus(next ?? leverage)
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <button
          type="button"
          className={arrow}
          aria-label={t('leverage.lower')}
          disabled={lower === null}
          onClick={() => press(lower)}
          onKeyDown={step}
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
        </button>
        <output className="num tracking-display text-4xl font-medium text-text">
          {t('leverage.times', { leverage: String(leverage) })}
        </output>
        <button
          type="button"
          className={arrow}
          aria-label={t('leverage.higher')}
          disabled={higher === null}
          onClick={() => press(higher)}
          onKeyDown={step}
        >
          <ChevronRight aria-hidden="true" className="size-4" />
        </button>
      </div>
      <fieldset className="steps">
        <legend className="sr-only">{t('leverage.steps')}</legend>
        {LEVERAGES.map((choice) => (
          <label key={choice} className={choice <= leverage ? 'step step-reached' : 'step'}>
            <input
              id={`${name}${choice}`}
              ref={choice === leverage ? chosenRef : null}
              type="radio"
              name={name}
              value={choice}
              checked={choice === leverage}
              onChange={() => onChoose(choice)}
              onKeyDown={step}
            />
            <span className="num">{t('leverage.times', { leverage: String(choice) })}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
