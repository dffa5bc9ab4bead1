import { useTranslation } from 'react-i18next'
import { linkForLanguage } from '../../../domain/contest/contest.ts'
import { contestText } from './contestText.ts'
import { useLanguage } from '../../../i18n/useLanguage.ts'
import type { Contest } from '../../../api/contest.ts'
import { Banner } from './Banner.tsx'
import { OutsideLink } from './OutsideLink.tsx'
import { ContestStatus } from './ContestStatus.tsx'

interface Props {
  contest: Contest
  token: string | null
  /** The token may view but not join. */
  tokenRefused: boolean
}

/** Name and description of a contest on its art, and its status: countdown, join button, or result. Specification §2. */
export function Hero({ contest, token, tokenRefused }: Props) {
  const { t } = useTranslation()
  const moreUrl = linkForLanguage(contest.moreInformationList, useLanguage())

  return (
    <section
      aria-labelledby="contest-name"
      className="relative phone:flex phone:min-h-78 phone:flex-wrap phone:items-end phone:gap-x-8 phone:gap-y-6 phone:overflow-hidden phone:rounded-lg phone:bg-hero-from phone:p-6 desktop:p-8 desktop:ps-10"
    >
      <Banner />
      {/* Keeps the text readable where the art is narrow and the text covers its bars. */}
      <div className="pointer-events-none absolute inset-0 bg-(image:--hero-shade) max-phone:hidden wide:hidden" />
      <div className="relative max-phone:px-4 max-phone:pt-5 phone:max-w-112 phone:min-w-70 phone:flex-1 phone:self-center">
        <p className="text-md text-accent phone:text-hero-text-2">{t('contests.kicker')}</p>
        <h1
          id="contest-name"
          className="tracking-display mt-1 text-3xl leading-tight font-semi text-balance text-text phone:mt-2 phone:text-hero-text desktop:text-4xl"
        >
          {contest.contestName}
        </h1>
        <p className="mt-2 text-lg text-text-2 phone:mt-3 phone:text-hero-text-2">{contestText(t, contest.type)}</p>
        {moreUrl !== null && (
          <p className="mt-3 text-md">
            <OutsideLink
              url={moreUrl}
              name={t('contests.moreInformation')}
              className="rounded-xs text-accent hover:underline hover:underline-offset-3 phone:text-hero-text phone:focus-visible:outline-hero-text"
            />
          </p>
        )}
      </div>
      <ContestStatus contest={contest} token={token} tokenRefused={tokenRefused} />
    </section>
  )
}
