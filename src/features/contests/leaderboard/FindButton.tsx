import Search from 'lucide-react/icons/search'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  ref: Ref<HTMLButtonElement>
  isOpen: boolean
  onPress: () => void
}

/** Opens the search of a long leaderboard. */
export function FindButton({ ref, isOpen, onPress }: Props) {
  const { t } = useTranslation('leaderboard')
  return (
    <button ref={ref} type="button" aria-label={t('open')} title={t('open')} aria-expanded={isOpen} className="icon-button absolute end-0 top-0 phone:end-2 phone:top-2" onClick={onPress}>
      <Search aria-hidden="true" className="size-4" />
    </button>
  )
}
