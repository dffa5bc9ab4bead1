import { type ComponentType, startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveThen } from '../../ui/overlay/animateExit.ts'
import type { Late } from './lateCode.ts'
import { reportLoadError } from './reportLoadError.ts'
import { useSlow } from './useSlow.ts'

/**
 * A dialog or a drawer whose code loads when it is opened. If that fails, a toast says so, and the next click tries again. `Window`
 * is null while closed; `isSlow`: its button shows loading bars; `opener`: the button's props. Reliability B12.
 */
export function useLateWindow<Props extends object>(late: Late<ComponentType<Props>>) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<{ Window: ComponentType<Props> } | null>(null)
  const { isSlow, watch } = useSlow()

  return {
    Window: opened?.Window ?? null,
    isSlow,
    opener: {
      'aria-haspopup': 'dialog',
      onClick: () =>
        watch(
          late.load().then(
            (Window) => startTransition(() => setOpened({ Window })),
            (error: unknown) => reportLoadError(t, error),
          ),
        ),
      onPointerEnter: late.prefetch,
      onFocus: late.prefetch,
    },
    close: () => leaveThen(() => setOpened(null)),
  } as const
}
