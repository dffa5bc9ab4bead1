import type { ComponentProps } from 'react'
import { withTexts } from '../../i18n/withTexts.ts'
import { lazily } from '../../ui/lazy/lazily.ts'
import { useLazyWindow } from '../../ui/lazy/useLazyWindow.ts'
import { CsvOpener } from './CsvOpener.tsx'
import type { OrdersCsvDialog } from './OrdersCsvDialog.tsx'

const dialog = lazily(async () => (await withTexts('csv', import('./OrdersCsvDialog.tsx'))).OrdersCsvDialog)

interface Props extends Omit<ComponentProps<typeof OrdersCsvDialog>, 'onClose'> {
  /** Shows its icon alone. */
  isBrief: boolean
}

/** Saves a tab of the orders panel as a file. */
export function OrdersCsvButton({ isBrief, ...list }: Props) {
  const { Window, close, ...button } = useLazyWindow(dialog)
  return (
    <>
      <CsvOpener isBrief={isBrief} {...button} />
      {Window && <Window {...list} onClose={close} />}
    </>
  )
}
