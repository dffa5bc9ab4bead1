import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { nextLeverage, previousLeverage } from '../../../../domain/order-form/leverage.ts'
import { LEVERAGES, type Leverage } from '../../../../constants/limits.ts'
import './LeverageSteps.css'

interface Props {
  leverage: Leverage
  onStep: (event: { type: 'UP' | 'DOWN' } | { type: 'CHOOSE'; leverage: Leverage }) => void
  /** The chosen step. */
  chosenRef: RefObject<HTMLInputElement | null>
}

const arrow =
  'flex size-12 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-surface-raised text-text ' +
  'enabled-hover:bg-surface-hover enabled-press:bg-surface-press ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-text-disabled'

const keys: Readonly<Record<string, 'UP' | 'DOWN'>> = { ArrowRight: 'UP', ArrowUp: 'UP', ArrowLeft: 'DOWN', ArrowDown: 'DOWN' }

/** Arrows and a step for each choice, for pointer and arrow keys. Does not wrap around. */
export function LeverageSteps({ leverage, onStep, chosenRef }: Props) {
  const { t } = useTranslation('dialogs')
  const name = useId()
  const [lower, higher] = [previousLeverage(leverage), nextLeverage(leverage)]
  const focus = (step: Leverage) => document.getElementById(`${name}${step}`)?.focus()

  const press = (type: 'UP' | 'DOWN') => {
    onStep({ type })
    // At the end the arrow is disabled; keep the focus in the control.
    const next = type === 'UP' ? higher : lower
    if (next !== null && (type === 'UP' ? nextLeverage(next) : previousLeverage(next)) === null) focus(next)
  }
  // Native radios would wrap around from the last step to the first.
  const step = (event: KeyboardEvent) => {
    const type = keys[event.key]
    if (!type) return
    event.preventDefault()
    onStep({ type })
    if (event.target instanceof HTMLInputElement) focus((type === 'UP' ? higher : lower) ?? leverage)
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <button
          type="button"
          className={arrow}
          aria-label={t('leverage.lower')}
          disabled={lower === null}
          onClick={() => press('DOWN')}
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
          onClick={() => press('UP')}
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
              onChange={() => onStep({ type: 'CHOOSE', leverage: choice })}
              onKeyDown={step}
            />
            <span className="num">{t('leverage.times', { leverage: String(choice) })}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
