import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayNotOpened } from './sayNotOpened.ts'
import { useSlow } from './useSlow.ts'

/**
 * A dialog or a drawer whose code comes when it is opened. Where that could not be had, a message says so, and the next
 * press asks again. `Window` is null while it is closed; `isSlow`: its button shows bars. Reliability B12.
 */
export function useLateWindow<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<{ Window: ComponentType<Props> } | null>(null)
  const { isSlow, watch } = useSlow()

  return {
    Window: shown?.Window ?? null,
    isSlow,
    open: () => watch(load().then((Window) => setShown({ Window }), (error: unknown) => sayNotOpened(t, error))),
    close: () => setShown(null),
  }
}
