import type { Dialogs } from '../../../../src/features/trading/dialogs/useDialogs.ts'

/** What opens dialogs where a test is about something else: nothing opens. */
export const noDialogs: Dialogs = { open: async () => {}, prefetch: async () => {} }
