import { contestKey } from '../../../../queries/userSlot.ts'
import { slot } from '../../../../platform/storage.ts'

/** The contests that this user has read last, so that a slow start is not an empty page; read as nothing if spoilt: domain/contest/storedContests.ts. */
export const storedContests = slot<string | null>(contestKey('futuresContests'), null, (text) => text)
