import { oneOf } from '../../platform/storage.ts'

/** Format of exported files; usual: by language. */
export const csvStyle = oneOf('futuresCsv', ['usual', 'comma', 'semicolon'], 'usual')
