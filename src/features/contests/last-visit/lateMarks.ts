import { lazily } from '../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'

// In the chunk that reads the stored contests, so it is loaded whenever they are shown.
export const OldMark = lazyPart(lazily(async () => (await import('./stored/OldMark.tsx')).OldMark))
export const OldStatus = lazyPart(lazily(async () => (await import('./stored/OldStatus.tsx')).OldStatus))
