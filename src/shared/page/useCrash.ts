import { useTranslation } from 'react-i18next'
import { CodeLoadError, needsReload } from '../../platform/loadCode.ts'
import { reload } from '../../ui/hooks/reload.ts'
import { useBackOnline } from '../../ui/hooks/useBackOnline.ts'
import { useOnline } from '../../ui/hooks/useOnline.ts'

/**
 * What a crash was, in words if code is missing, and the button that retries it, or reloads the page if only that helps. `laterMs`:
 * after this time missing code is requested again by itself.
 */
export function useCrash(error: unknown, onRetry: () => void, laterMs?: number) {
  const { t } = useTranslation()
  const isCode = error instanceof CodeLoadError
  const isLost = needsReload(error)
  // It reloads by itself once online; until then a retry would fail again.
  const isWaiting = !useOnline() && isCode
  useBackOnline(isCode && !isLost ? error : null, onRetry, laterMs)

  return {
    isCode,
    codeText: isCode ? t(isLost ? 'crash.codeReload' : 'crash.code') : null,
    button: {
      pending: isWaiting,
      onClick: isLost ? reload : onRetry,
      children: t(isLost ? 'crash.reload' : 'common.tryAgain'),
    },
  }
}
