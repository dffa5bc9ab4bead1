import { oneOf } from '../../platform/storage.ts'

/** How lists are written to files; usual: as in the language. */
export const csvStyle = oneOf('futuresCsv', ['usual', 'comma', 'semicolon'], 'usual')
