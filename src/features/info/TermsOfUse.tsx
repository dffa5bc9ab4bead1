import { useTranslation } from 'react-i18next'
import { useTitle } from '../../shared/page/useTitle.ts'
import { TermsContents } from './TermsContents.tsx'
import { TextsError } from './TextsError.tsx'

/** The terms of use as one document with its table of contents. */
export function TermsOfUse() {
  const { t } = useTranslation('termsOfUse', { bindI18nStore: 'added' })
  useTitle(t('info.titles.terms'))

  const written = t('sections', { returnObjects: true })
  // i18next returns the key itself if the file could not be loaded.
  if (!Array.isArray(written)) return <TextsError namespace="termsOfUse" />
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
