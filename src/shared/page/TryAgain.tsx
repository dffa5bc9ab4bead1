import { useTranslation } from 'react-i18next'
import { useOnline } from '../../ui/hooks/useOnline.ts'
import { Button } from '../../ui/display/Button.tsx'
import type { ButtonSize } from '../../ui/display/buttonClass.ts'
import { usePaused } from './usePaused.ts'

interface Props {
  isPrimary?: boolean
  size?: ButtonSize
  /** Its request is under way. */
  isFetching?: boolean
  onPress: () => void
}

/** "Try again" of what did not load. While the exchange rate-limits us, or without a connection, a press would bring the same screen back: until then it waits, and keeps the focus. Reliability B8, B10. */
export function TryAgain({ isPrimary = false, size, isFetching = false, onPress }: Props) {
  const { t } = useTranslation()
  const isPaused = usePaused()
  const isOnline = useOnline()
  return (
    <Button variant={isPrimary ? 'primary' : undefined} size={size} pending={isFetching || isPaused || !isOnline} onClick={onPress}>
      {t('common.tryAgain')}
    </Button>
  )
}
