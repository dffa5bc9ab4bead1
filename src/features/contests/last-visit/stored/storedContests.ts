import { contestKey } from '../../../../queries/userSlot.ts'
import { slot } from '../../../../platform/storage.ts'

/** The contests this user viewed last, so that a slow start shows no empty page. Ignored if corrupt: domain/contest/storedContests.ts. */
export const storedContests = slot<string | null>(contestKey('futuresContests'), null, (text) => text)
