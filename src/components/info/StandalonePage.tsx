import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Loader } from '../ui/Loader.tsx'
import { StandaloneHeader } from './StandaloneHeader.tsx'
import { StandaloneTabs } from './StandaloneTabs.tsx'

export type StandalonePageName = 'terms' | 'faq' | 'fees'

interface Props {
  page: StandalonePageName
  /** As the address has it; undefined where it has none. */
  lang: string | undefined
  children: ReactNode
}

/** A page for everybody: no login, no private call, no shell. Specification §2, §6. */
export function StandalonePage({ page, lang, children }: Props) {
  const { t } = useTranslation()

  return (
    <>
      <StandaloneHeader page={page} />
      <main className="mx-auto w-full max-w-page px-4 pb-14 shell:px-5 shell:pt-6">
        <StandaloneTabs lang={lang} />
        <h1 className="mt-6 mb-6 text-2xl font-semi shell:mt-10 shell:text-3xl">{t(`info.titles.${page}`)}</h1>
        <Suspense fallback={<Loader />}>{children}</Suspense>
      </main>
    </>
  )
}
