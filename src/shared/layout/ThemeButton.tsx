import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useTranslation } from 'react-i18next'
import { chooseTheme, useTheme } from '../page/theme.ts'

/** Switches between dark and light; the icon shows the theme it switches to. */
export function ThemeButton() {
  const { t } = useTranslation()
  const dark = useTheme() === 'dark'
  const Icon = dark ? Sun : Moon
  const label = t(dark ? 'shell.toLight' : 'shell.toDark')

  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={() => chooseTheme(dark ? 'light' : 'dark')}>
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}
