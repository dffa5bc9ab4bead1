import { useTranslation } from 'react-i18next'

/** The terms of use, to read before accepting. Renders nothing if they could not be loaded: the link next to them opens them. */
export function ConsentTerms() {
  const { t } = useTranslation('termsOfUse')
  const sections = t('sections', { returnObjects: true })
  // i18next returns the key itself if the file could not be loaded.
  if (!Array.isArray(sections)) return null

  return sections.map(({ title, text }, index) => (
    <section key={title} className="pb-4">
      <h2 className="text-lg font-semi">{t('info.section', { number: String(index + 1), title })}</h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-1 leading-read text-text-2">
          {paragraph}
        </p>
      ))}
    </section>
  ))
}
