import { useSyncExternalStore } from 'react'
import { session } from '../../queries/session.ts'
import { everySecondOf } from '../../ui/hooks/everySecond.ts'

const everySecond = everySecondOf(session.now)

/** A value of the exchange's clock (epoch ms), computed at each of its full seconds; renders again only when it changes. */
export const useExchangeTime = <Result>(read: (now: number) => Result): Result => useSyncExternalStore(everySecond, () => read(session.now()))
