import { expect, type Locator } from '../support/exchange.ts'
import type { Action } from './walk.ts'
import { afterNextPaint, type Stage, until } from './walkStage.ts'

interface Submission<S extends Stage> {
  /** The call that changes something. */
  path: string
  code: number
  /** The remaining requests wait. */
  holdRefresh?: (stage: S) => unknown
  /** The call that shows whether it happened. */
  check: string
  /** The screen while the outcome is unknown. */
  unknown?: (stage: S) => Locator
  /** The change is executed although its response is lost. */
  commit: (stage: S) => Promise<unknown>
  /** The exchange's response on success; by default it executes the change. */
  accept?: (stage: S) => Promise<unknown>
}

/** The four outcomes of a submission, and a lost response; the same for each machine. */
export const submissionActions = <S extends Stage>({
  path,
  code,
  check,
  unknown = ({ dialog }) => dialog.getByText('No answer yet', { exact: true }),
  holdRefresh,
  commit,
  accept,
}: Submission<S>) =>
  ({
    'answer-lost': (stage) => stage.line.answer(path, 'lost'),
    accepted: async (stage) => {
      await holdRefresh?.(stage)
      await (accept?.(stage) ?? stage.line.answer(path, 'real'))
    },
    refused: async (stage) => {
      await holdRefresh?.(stage)
      await stage.line.answer(path, { code })
    },
    found: async (stage, { after }) => {
      const { page, line } = stage
      const sent = line.asked(path)
      line.hold(check)
      await commit(stage)
      // One check at a time: requests after the successful one are held.
      await until(page, 'the change is found', async () => {
        const isAsked = line.isWaiting(check)
        await afterNextPaint(page)
        if (await unknown(stage).isHidden()) return true
        if (!isAsked) return false
        // It may be one of the page's polls, which is not a check.
        await line.answer(check, 'real')
        return unknown(stage)
          .waitFor({ state: 'hidden', timeout: 1_000 })
          .then(
            () => true,
            () => false,
          )
      })
      if (!after.hasTag('underWay') && !after.matches('refreshing')) await line.release(check)
      expect(line.asked(path), 'nothing is sent again').toBe(sent)
    },
    'not-found': async (stage) => {
      const { page, line } = stage
      const requestCount = line.asked(path)
      await page.clock.runFor(14_000)
      await expect(unknown(stage)).toBeVisible()
      await until(page, 'the verification ends', () => unknown(stage).isHidden())
      expect(line.asked(path), 'nothing is sent again').toBe(requestCount)
    },
  }) satisfies Record<string, Action<S>>

/** The screens of a submission in a dialog, which Escape does not close while it is sent. */
export const submissionShows = (path: string, sending = 'Sending') => ({
  'loading.sending': async ({ dialog, line, page }: Stage) => {
    await expect(dialog.getByRole('status')).toHaveText(sending)
    await expect.poll(() => line.isWaiting(path)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('status')).toHaveText(sending)
  },
  'loading.unknown': ({ dialog }: Stage) => expect(dialog.getByRole('status')).toHaveText('No answer yet'),
  settling: ({ dialog }: Stage) => expect(dialog.getByRole('status')).toHaveText('Done. Refreshing the data'),
})
