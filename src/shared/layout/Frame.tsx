import Menu from 'lucide-react/icons/menu'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingBars } from '../../ui/display/LoadingBars.tsx'
import { useAtLeast } from '../../ui/hooks/useMedia.ts'
import { lateCode } from '../late/lateCode.ts'
import { Slot } from '../late/slots.ts'
import { useLateWindow } from '../late/useLateWindow.ts'
import { Banners } from '../page/Banners.tsx'
import { chooseTheme, useTheme } from '../page/theme.ts'
import { useHasMarker } from '../page/useSession.ts'
import { AccountButton } from './AccountButton.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Logo } from './Logo.tsx'
import type { TopBarProps } from './topBarProps.ts'

/** The frame of every page except the webview's: skip link, top bar, page. */
export function Frame({ children, ...bar }: TopBarProps & { children: ReactNode }) {
  const { t } = useTranslation()
  const content = useRef<HTMLElement>(null)
  // Keeps the address, since it is the return path after a login.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    content.current?.focus()
    content.current?.scrollIntoView()
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        onClick={skip}
        className="fixed start-3 top-1.5 z-toast -translate-y-16 rounded-sm bg-accent-solid px-4 py-2.5 font-medium text-on-accent focus:translate-y-0"
      >
        {t('shell.skip')}
      </a>
      <TopBar {...bar} />
      <Banners />
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        data-focus-fallback
        className="flex min-w-0 grow flex-col outline-none"
      >
        {children}
      </main>
    </div>
  )
}

/** 52 px along the top; below 700 px the pages and choices are in a drawer. Specification §2, brief "Top bar". */
function TopBar(bar: TopBarProps) {
  const { t } = useTranslation()
  const wide = useAtLeast('tablet')
  const roomy = useAtLeast('desktop')
  const { Nav, account = 'shown', onLanguage } = bar
  // On a tablet, the pages of a logged-in user need the space of the other labels.
  const isTight = useHasMarker() && wide && !roomy

  return (
    <header className="flex h-topbar shrink-0 items-center gap-3 border-b desktop:gap-6 border-line bg-surface ps-4 pe-2 tablet:px-5">
      <Logo isBrief={isTight} />
      {wide ? (
        <>
          {Nav && (
            <nav aria-label={t('shell.navigation')} className="flex h-full min-w-0">
              <Nav variant="bar" />
              <Slot name="bar" />
            </nav>
          )}
          <div className="ms-auto flex items-center gap-1 desktop:gap-3">
            <LanguageChoice size="sm" onLanguage={onLanguage} />
            <ThemeButton />
            {account !== 'none' && <AccountButton isBrief={isTight} unsure={account === 'unsure'} />}
          </div>
        </>
      ) : (
        <DrawerButton {...bar} />
      )}
    </header>
  )
}

const drawer = lateCode(null, async () => (await import('./Drawer.tsx')).Drawer)

/** Opens the drawer, which a wider window closes for good. */
function DrawerButton(bar: TopBarProps) {
  const { t } = useTranslation()
  const { Window: Drawer, isSlow, opener, close } = useLateWindow(drawer)

  return (
    <>
      <button
        type="button"
        className="icon-button ms-auto"
        aria-label={t('shell.menu')}
        aria-expanded={Drawer !== null}
        aria-busy={isSlow || undefined}
        {...opener}
      >
        {isSlow ? <LoadingBars className="h-4 w-5" /> : <Menu aria-hidden="true" className="size-5.5" />}
      </button>
      {Drawer && <Drawer {...bar} onClose={close} />}
    </>
  )
}

/** Switches between dark and light; the icon shows the theme it switches to. */
function ThemeButton() {
  const { t } = useTranslation()
  const dark = useTheme() === 'dark'
  const Icon = dark ? Sun : Moon
  const label = t(dark ? 'shell.toLight' : 'shell.toDark')

  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}
