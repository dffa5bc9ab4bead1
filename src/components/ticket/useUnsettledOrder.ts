import { useEffect } from 'react'
import { holdWhileUnsettled } from '../flows/holdWhileUnsettled.ts'
import type { OpenOrderActor } from './useOrderFlow.ts'

/** Asks before the page is left while the outcome of an order is unknown. Reliability A6. */
export const useUnsettledOrder = (actor: OpenOrderActor) => useEffect(() => holdWhileUnsettled(actor), [actor])
