import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CSV_STYLES, type CsvStyle } from '../../domain/text/csv.ts'
import { language } from '../../i18n/i18n.ts'
import { oneOf } from '../../platform/storage.ts'
import { Button } from '../../ui/display/Button.tsx'
import { UnreadableEntries } from '../../ui/list/UnreadableEntries.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { saveFile } from './saveFile.ts'

interface Props {
  /** Describes the contents of the file. */
  about: string
  /** The file at the moment of the click. */
  write: (style: CsvStyle) => { name: string; text: string }
  /** Number of unreadable entries, which the file does not contain. */
  unreadable: number | undefined
  onClose: () => void
}

/** The stored choice; without one, Polish defaults to the decimal comma of a Polish spreadsheet. */
function firstStyle(): CsvStyle {
  const stored = csvStyle.get()
  if (stored !== 'usual') return stored
  return language() === 'pl' ? 'semicolon' : 'comma'
}

/** Chooses the format of a list's file, and saves it. */
export function CsvDialog({ about, write, unreadable, onClose }: Props) {
  const { t } = useTranslation('csv')
  const [style, setStyle] = useState(firstStyle)
  const group = useId()
  const chosen = useRef<HTMLInputElement>(null)

  const save = () => {
    const { name, text } = write(style)
    csvStyle.set(style)
    saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
    onClose()
  }
  const footer = (
    <>
      <Button size="lg" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button size="lg" variant="primary" onClick={save}>
        {t('save')}
      </Button>
    </>
  )

  return (
    <Dialog title={t('title')} onClose={onClose} footer={footer} initialFocus={chosen}>
      <div className="flex flex-col gap-4 text-sm">
        <div className="flex flex-col gap-1">
          <p className="num text-text-2">{about}</p>
          <UnreadableEntries count={unreadable} />
        </div>
        <fieldset>
          <legend className="mb-1 text-text-3">{t('style')}</legend>
          {CSV_STYLES.map((each) => (
            <label
              key={each}
              className="flex min-h-11 items-center gap-3 rounded-sm px-1 py-1 text-md text-text hover:bg-surface-hover"
            >
              <input
                ref={each === style ? chosen : null}
                type="radio"
                name={group}
                checked={each === style}
                onChange={() => setStyle(each)}
                className="size-4 shrink-0 accent-accent-solid"
              />
              <span>
                <span>{t(`styles.${each}`)}</span>{' '}
                <span className="num block text-sm text-text-3">{t(`examples.${each}`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="text-text-3">{t('note')}</p>
      </div>
    </Dialog>
  )
}

/** Format of exported files; usual: by language. */
export const csvStyle = oneOf('futuresCsv', ['usual', 'comma', 'semicolon'], 'usual')
