import { useSyncExternalStore } from 'react'
import { session } from '../../queries/session.ts'
import { everySecondOf } from '../../ui/hooks/everySecond.ts'

const everySecond = everySecondOf(session.now)

/** A value derived from the exchange's clock (epoch ms), computed at each full second; re-renders only when it changes. */
export const useExchangeTime = <Result>(read: (now: number) => Result): Result => useSyncExternalStore(everySecond, () => read(session.now()))
