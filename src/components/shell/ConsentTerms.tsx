import { useTranslation } from 'react-i18next'

/** The terms of use as they are read before being accepted. Nothing where they could not be had: the link beside leads to them. */
export function ConsentTerms() {
  const { t } = useTranslation()
  const { t: terms } = useTranslation('termsOfUse')
  const sections = terms('sections', { returnObjects: true })
  // i18next answers the key itself where the file could not be had.
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
