import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { CommandContext } from '../../../domain/text/actions.ts'
import { useOrderFlow } from '../../../features/trading/order-form/useOrderFlow.ts'
import { onCacheChange } from '../../../queries/onCacheChange.ts'

/** Returns the previous object if the new one is equal. */
function keepEqual(read: () => CommandContext) {
  let last: CommandContext | undefined
  return () => {
    last = replaceEqualDeep(last, read())
    return last
  }
}

/** The state that actions depend on, kept up to date while the palette is open. */
export function useCommandContext(read: () => CommandContext): CommandContext {
  const client = useQueryClient()
  const { placement } = useOrderFlow()
  const subscribe = (changed: () => void) => {
    const endings = [onCacheChange(client, changed), placement.subscribe(changed)]
    return () => endings.forEach((end) => end())
  }
  return useSyncExternalStore(subscribe, useMemo(() => keepEqual(read), [read]))
}
