import { slot } from './storage.ts'

/** The contests read last, so that a slow start is not an empty page; read as nothing if spoilt: domain/keptContests.ts. */
export const keptContests = slot<string | null>('futuresContests', null, (text) => text)
