import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/display/Button.tsx'
import type { ButtonSize } from '../../ui/display/buttonClass.ts'
import { useOnline } from '../../ui/hooks/useOnline.ts'
import { useIsRateLimited } from './useIsRateLimited.ts'

interface Props {
  isPrimary?: boolean
  size?: ButtonSize
  /** Its request is in flight. */
  isFetching?: boolean
  onPress: () => void
}

/** Retries a failed load. While rate-limited or offline a retry would fail again, so the button waits until then and keeps the focus. Reliability B8, B10. */
export function TryAgain({ isPrimary = false, size, isFetching = false, onPress }: Props) {
  const { t } = useTranslation()
  const isPaused = useIsRateLimited()
  const isOnline = useOnline()
  return (
    <Button
      variant={isPrimary ? 'primary' : undefined}
      size={size}
      pending={isFetching || isPaused || !isOnline}
      onClick={onPress}
    >
      {t('common.tryAgain')}
    </Button>
  )
}
