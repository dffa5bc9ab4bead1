import type { ComponentProps } from 'react'
import { withTexts } from '../../i18n/withTexts.ts'
import { lazily } from '../../ui/lazy/lazily.ts'
import { useLazyWindow } from '../../ui/lazy/useLazyWindow.ts'
import { CsvOpener } from './CsvOpener.tsx'
import type { ResultsCsvDialog } from './ResultsCsvDialog.tsx'

const dialog = lazily(async () => (await withTexts('csv', import('./ResultsCsvDialog.tsx'))).ResultsCsvDialog)

/** Exports the trades of the results. */
export function ResultsCsvButton(results: Omit<ComponentProps<typeof ResultsCsvDialog>, 'onClose'>) {
  const { Window, close, ...button } = useLazyWindow(dialog)
  return (
    <>
      <CsvOpener isBrief={false} {...button} />
      {Window && <Window {...results} onClose={close} />}
    </>
  )
}
