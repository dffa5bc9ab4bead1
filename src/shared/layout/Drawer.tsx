import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { brand } from '../../platform/config.ts'
import { Segmented } from '../../ui/input/Segmented.tsx'
import { animateExit } from '../../ui/overlay/animateExit.ts'
import { useBackCloses } from '../../ui/overlay/useBackCloses.ts'
import { useFocusBack } from '../../ui/overlay/useFocusBack.ts'
import { useOpened } from '../../ui/overlay/useOpened.ts'
import { Slot } from '../late/slots.ts'
import { chooseTheme, useTheme } from '../page/theme.ts'
import { AccountButton } from './AccountButton.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import type { TopBarProps } from './topBarProps.ts'
import '../../ui/overlay/Dialog.css'

interface Props extends TopBarProps {
  onClose: () => void
}

/** Below 700 px: pages, language, theme and account, from the right. Focus moves in, is trapped and returns. */
export function Drawer({ Nav, account, onLanguage, onClose }: Props) {
  const { t } = useTranslation()
  const theme = useTheme()
  const isOpened = useOpened()
  useFocusBack()
  useBackCloses(onClose)
  const themes = [
    { value: 'light', label: t('shell.light'), icon: <Sun aria-hidden="true" className="size-4" /> },
    { value: 'dark', label: t('shell.dark'), icon: <Moon aria-hidden="true" className="size-4" /> },
  ] as const

  return (
    <Dialog open={isOpened} onClose={onClose}>
      <div ref={animateExit} className="window relative z-drawer">
        <DialogBackdrop className="scrim" />
        <DialogPanel className="drawer fixed inset-y-0 end-0 flex w-78 max-w-full flex-col overflow-y-auto border-s border-line-strong bg-surface">
          <div className="flex min-h-topbar items-center justify-between ps-5 pe-2">
            <DialogTitle className="text-lg font-semi">{t('shell.menu')}</DialogTitle>
            <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          {Nav && (
            <nav aria-label={t('shell.navigation')} className="flex flex-col px-2">
              <Nav variant="drawer" onFollow={onClose} />
            </nav>
          )}
          <Slot name="drawer" onFollow={onClose} />
          <div className="mt-auto flex flex-col gap-3 border-t border-line px-5 pt-4 pb-[max(36px,env(safe-area-inset-bottom))]">
            {brand.languages.length > 1 && (
              <div className="flex items-center justify-between gap-3 max-[18em]:flex-wrap">
                <span aria-hidden="true" className="text-text-2">
                  {t('shell.language')}
                </span>
                <LanguageChoice onLanguage={onLanguage} />
              </div>
            )}
            <div className="flex items-center justify-between gap-3 max-[18em]:flex-wrap">
              <span aria-hidden="true" className="text-text-2">
                {t('shell.theme')}
              </span>
              <Segmented label={t('shell.theme')} options={themes} value={theme} onChange={chooseTheme} />
            </div>
            {account !== 'none' && <AccountButton wide unsure={account === 'unsure'} />}
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
