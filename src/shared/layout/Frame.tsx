import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banners } from '../page/Banners.tsx'
import { TopBar } from './TopBar.tsx'
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
      <main id="content" ref={content} tabIndex={-1} data-focus-fallback className="flex min-w-0 grow flex-col outline-none">
        {children}
      </main>
    </div>
  )
}
