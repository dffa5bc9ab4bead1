import { useNavigate } from '@tanstack/react-router'
import type { Language } from '../../limits.ts'
import { storage } from '../../storage.ts'
import { LanguageChoice } from '../shell/LanguageChoice.tsx'
import { Logo } from '../shell/Logo.tsx'
import { ThemeButton } from '../shell/ThemeButton.tsx'
import type { StandalonePageName } from './StandalonePage.tsx'

const paths = { terms: '/terms-of-use/{-$lang}', faq: '/faq/{-$lang}', fees: '/fees/{-$lang}' } as const

/** Logo, language and theme. A language is another address of the same page; choosing it also keeps the choice. */
export function StandaloneHeader({ page }: { page: StandalonePageName }) {
  const navigate = useNavigate()
  const show = (lang: Language) => {
    storage.language.set(lang)
    void navigate({ to: paths[page], params: { lang } })
  }

  return (
    <header className="flex h-topbar items-center justify-between gap-4 border-b border-line bg-surface px-4 shell:px-5">
      <Logo />
      <div className="flex items-center gap-3">
        <LanguageChoice size="sm" onLanguage={show} />
        <ThemeButton />
      </div>
    </header>
  )
}
