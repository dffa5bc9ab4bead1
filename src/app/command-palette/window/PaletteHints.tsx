import { useTranslation } from 'react-i18next'
import { Keycap } from '../Keycap.tsx'

const HINTS = [
  ['↑↓', 'move'],
  ['↵', 'choose'],
  ['Esc', 'leave'],
] as const

/** Shows the palette's own keys if there is a keyboard; screen readers know them from the combobox. */
export function PaletteHints() {
  const { t } = useTranslation('palette')
  return (
    <div aria-hidden="true" className="palette-hints">
      {HINTS.map(([key, hint]) => (
        <span key={key} className="flex items-center gap-1.5">
          <Keycap>{key}</Keycap>
          <span>{t(`hint.${hint}`)}</span>
        </span>
      ))}
    </div>
  )
}
