import type { Failure } from '../../api/failure.ts'

/** Whether the exchange refused a change because the order is closed already: there is nothing to try again. Contract: codes 2002 and 3002. */
export const isAlreadyClosed = (failure: Pick<Failure, 'code'> | null): boolean =>
  failure?.code === '2002' || failure?.code === '3002'
