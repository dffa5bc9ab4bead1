import { oneOf } from '../../platform/storage.ts'

/** Whether this device shows all figures of the results or the six most important ones. */
export const furtherFigures = oneOf('futuresFigures', ['hidden', 'shown'], 'hidden')
