import { useEffect } from 'react'
import { sentChanges } from '../../../queries/sentChanges.ts'
import { withTexts } from '../../../i18n/withTexts.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { storedClosing } from './close/storedClosing.ts'

const code = lazily(() => withTexts('dialogs', import('./resumeChanges.ts')))

/** Resumes changes sent before the page was reloaded. */
export function useResumedChanges() {
  useEffect(() => {
    if (sentChanges.isEmpty() && storedClosing.get() === null) return
    // If loading fails, the next start tries again: the change stays in storage.
    code.load().then(({ resumeChanges }) => resumeChanges(), () => {})
  }, [])
}
