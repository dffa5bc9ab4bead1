import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Trophy from 'lucide-react/icons/trophy'
import { useTranslation } from 'react-i18next'
import type { Contest } from '../../../../api/contest.ts'
import { bannerDate } from '../../../../domain/contest/time/contestTime.ts'
import { NBSP, formatWhole } from '../../../../domain/money/format.ts'
import { useLanguage } from '../../../../i18n/useLanguage.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'

/** A contest's name, prize pool and time, and a link to it. Fills the band of `ContestStrip`. */
export function ActiveContest({ contest: { contestName, maxPrizePool, startDate, endDate } }: { contest: Contest }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const dot = (
    <span aria-hidden="true" className="mx-1.5 text-text-3 min-[53.75em]:mx-3">
      •
    </span>
  )

  return (
    <section
      aria-label={t('contests.strip')}
      className="flex items-center gap-2 ps-3.5 pe-4 tablet:gap-3 tablet:ps-4.5 tablet:pe-5"
    >
      <Lines />
      <Trophy aria-hidden="true" className="size-4 shrink-0 text-accent max-[23.4375em]:hidden" />
      <div className="min-w-0 grow leading-tight text-md min-[53.75em]:flex min-[53.75em]:whitespace-nowrap">
        <p className="flex min-w-0 max-[53.75em]:flex-wrap">
          <strong title={contestName} className="truncate font-semi">
            {contestName}
          </strong>
          {maxPrizePool !== null && (
            <span className="min-[20em]:whitespace-nowrap">
              {dot}
              <span className="min-[53.75em]:hidden">{`${t('contests.upTo')} `}</span>
              <span className="max-[53.75em]:hidden">{`${t('contests.prizePool')} `}</span>
              <span className="num max-[53.75em]:text-text-2 min-[53.75em]:font-semi">{`${formatWhole(maxPrizePool)}${NBSP}${SETTLEMENT_CURRENCY}`}</span>
            </span>
          )}
        </p>
        <p className="num mt-1 shrink-0 text-xs text-balance text-text-2 dense max-[26.875em]:tracking-tight max-[26.875em]:[font-stretch:84%] min-[53.75em]:mt-0 min-[53.75em]:text-md">
          <span className="max-[53.75em]:hidden">{dot}</span>
          <span>
            {t('contests.period', { start: bannerDate(startDate, language), end: bannerDate(endDate, language) })}
          </span>
        </p>
      </div>
      {/* On a phone the whole strip is this link. */}
      <Link
        to="/contests"
        className="flex min-h-7 shrink-0 items-center tablet:min-w-7 justify-end gap-1 font-medium text-accent focus-visible:-outline-offset-2 pointer-coarse:min-h-11 max-tablet:after:absolute max-tablet:after:inset-0 max-tablet:after:content-['']"
      >
        <span className="max-tablet:sr-only">{t('contests.view')}</span>
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
    </section>
  )
}

/** A few unobtrusive lines of the banner's art. */
const Lines = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 360 40"
    className="absolute end-28 top-0 h-full fill-none stroke-accent-line opacity-50 [mask-image:linear-gradient(to_right,transparent,black_40%,black_70%,transparent)] max-[75em]:hidden"
  >
    {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
      <path key={line} d={`M${line * 24} 40C${100 + line * 20} 38 ${120 + line * 22} 14 ${170 + line * 26} 0`} />
    ))}
  </svg>
)
