import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Terms with a definition: the keys of `definitions`. */
export type DefinedTerm = 'net' | 'winRate' | 'profitFactor' | 'averageWin' | 'averageLoss' | 'drawdown' | 'groups' | 'month'

/** A term that opens its definition, and the definition while it is open. */
export function useDefinition(what: DefinedTerm) {
  const { t } = useTranslation('results')
  const id = useId()
  const [isOpen, setOpen] = useState(false)

  return {
    term: (
      <button type="button" className="term" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
        {t(`figures.${what}`)}
      </button>
    ),
    definition: isOpen ? (
      <span id={id} className="definition">
        {t(`definitions.${what}`)}
      </span>
    ) : null,
  }
}
