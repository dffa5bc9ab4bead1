import { useEffect } from 'react'
import { holdWhileUnsettled } from '../flows/holdWhileUnsettled.ts'
import type { OpenOrderActor } from './useOrderFlow.ts'

/** The page is not left unasked while nobody knows what becomes of an order. Reliability A6. */
export const useUnsettledOrder = (actor: OpenOrderActor) => useEffect(() => holdWhileUnsettled(actor), [actor])
