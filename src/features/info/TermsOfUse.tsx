import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTitle } from '../../shared/page/documentTitle.ts'
import { TextsError } from './TextsError.tsx'

/** The terms of use as one document with its table of contents. */
export function TermsOfUse() {
  const { t, i18n } = useTranslation('termsOfUse', { bindI18nStore: 'added' })
  const language = useLanguage()
  useTitle(t('info.titles.terms'))

  const written = t('sections', { returnObjects: true })
  // If the file could not be loaded, i18next returns the English text or the key itself.
  if (!Array.isArray(written) || !i18n.hasResourceBundle(language, 'termsOfUse'))
    return <TextsError namespace="termsOfUse" />
  const sections = written.map(({ title, text }, index) => ({
    id: `section-${index + 1}`,
    heading: t('info.section', { number: String(index + 1), title }),
    text,
  }))

  return (
    <div className="desktop:grid desktop:grid-cols-[280px_minmax(0,680px)] desktop:gap-8">
      <TermsContents title={t('contents')} sections={sections} />
      <div className="mt-6 desktop:mt-0">
        {sections.map(({ id, heading, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="mb-9 scroll-mt-20">
            <h2 id={`${id}-heading`} className="mb-2 text-xl font-semi">
              {heading}
            </h2>
            {text.map((paragraph) => (
              <p key={paragraph} className="mb-3 text-lg leading-read text-text-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <p className="text-sm text-text-3">{t('version')}</p>
      </div>
    </div>
  )
}

interface Section {
  id: string
  heading: string
}

interface Props {
  title: string
  sections: readonly Section[]
}

/** The table of contents: beside the document; collapsed above it in narrow windows. */
function TermsContents({ title, sections }: Props) {
  const list = (
    <ol className="border-s-2 border-line">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block content-center py-2 ps-4 text-md text-text-2 hover:text-text pointer-coarse:min-h-11"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )

  return (
    <>
      <nav
        aria-label={title}
        className="sticky top-20 hidden max-h-[calc(100vh-6rem)] self-start overflow-y-auto desktop:block"
      >
        {list}
      </nav>
      <details className="group rounded-md border border-line bg-surface px-4 desktop:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between text-lg font-medium">
          <span>{title}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-text-3 transition-transform duration-fast group-open:rotate-180"
          />
        </summary>
        <nav aria-label={title} className="pb-3">
          {list}
        </nav>
      </details>
    </>
  )
}
