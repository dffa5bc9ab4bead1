import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  of: 'winRate' | 'profitFactor' | 'averageWin' | 'averageLoss' | 'drawdown'
  /** Smaller, below the value. */
  note?: ReactNode
  children: ReactNode
}

/** One figure below its name. */
export function Figure({ of, note, children }: Props) {
  const { t } = useTranslation('results')
  return (
    <div className="figure">
      <dt className="text-sm text-text-2">{t(`figures.${of}`)}</dt>
      <dd className="num text-lg font-medium">{children}</dd>
      {note && <dd className="num text-sm text-text-2">{note}</dd>}
    </div>
  )
}
