import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Elements } from '../../ui/Elements.ts'

interface Props {
  of: 'net' | 'groups' | 'month'
  children: Elements
}

/** A part of the results, as wide as the page. */
export function Section({ of, children }: Props) {
  const { t } = useTranslation('results')
  const id = useId()
  return (
    <section aria-labelledby={id} className="results-section">
      <h2 id={id} className="px-4 py-2 text-lg font-semi tablet:px-5">
        {t(`figures.${of}`)}
      </h2>
      {children}
    </section>
  )
}
