import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  rank: number
  style: CSSProperties
  /** Whether there is room for its name. */
  isNamed: boolean
}

/** Where closing reaches the rank that is aimed at in a contest. What it says in words stands below the line. */
export function LadderAim({ rank, style, isNamed }: Props) {
  const { t } = useTranslation('tpsl')
  return (
    <span aria-hidden="true" className="ladder-mark ladder-aim" style={style}>
      {isNamed && <span>{t('rank', { rank })}</span>}
    </span>
  )
}
