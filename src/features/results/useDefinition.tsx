import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What is defined on the page: the keys of `definitions`. */
export type Defined =
  | 'net' | 'gross' | 'fees' | 'feeShare' | 'trades' | 'winRate' | 'profitFactor' | 'expectancy' | 'averageWin' | 'averageLoss'
  | 'drawdown' | 'winStreak' | 'lossStreak' | 'streak' | 'liquidated' | 'stopped' | 'holdTimes' | 'groups' | 'month' | 'exchange'

/** The name of something, the button that says what it is, and what it is, once pressed. */
export function useDefinition(what: Defined) {
  const { t } = useTranslation('results')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const name = t(`figures.${what}`)

  return {
    name,
    button: (
      <button
        type="button"
        className="define-button"
        aria-label={t('define', { name })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleHelp aria-hidden="true" className="size-4" />
      </button>
    ),
    text: isOpen ? (
      <span id={id} className="definition">
        {t(`definitions.${what}`)}
      </span>
    ) : null,
  }
}
