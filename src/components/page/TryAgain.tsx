import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { usePaused } from './usePaused.ts'

interface Props {
  isPrimary?: boolean
  /** Its request is under way. */
  isFetching?: boolean
  onPress: () => void
}

/** "Try again" of what did not load. While the exchange rate-limits us a request would be refused unsent: until then it waits, and keeps the focus. Reliability B10. */
export function TryAgain({ isPrimary = false, isFetching = false, onPress }: Props) {
  const { t } = useTranslation()
  const isPaused = usePaused()
  return (
    <Button variant={isPrimary ? 'primary' : undefined} pending={isFetching || isPaused} onClick={onPress}>
      {t('common.tryAgain')}
    </Button>
  )
}
