import { lazily } from '../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'

// In the file that reads what is kept: where they are shown, it is there.
export const OldMark = lazyPart(lazily(async () => (await import('./stored/OldMark.tsx')).OldMark))
export const OldStatus = lazyPart(lazily(async () => (await import('./stored/OldStatus.tsx')).OldStatus))
