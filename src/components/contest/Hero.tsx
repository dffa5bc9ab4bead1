import { useTranslation } from 'react-i18next'
import { urlFor } from '../../domain/contest.ts'
import { contestText } from '../../i18n/contestText.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import type { Contest } from '../../wire/contest.ts'
import { Banner } from './Banner.tsx'
import { OutsideLink } from './OutsideLink.tsx'
import { StatusPlate } from './StatusPlate.tsx'

interface Props {
  contest: Contest
  token: string | null
  /** The token may look but not join. */
  tokenRefused: boolean
}

/** Name and story of a contest on its art, and what one can do: wait, join, or read how it ended. Specification §2. */
export function Hero({ contest, token, tokenRefused }: Props) {
  const { t } = useTranslation()
  const moreUrl = urlFor(contest.moreInformationList, useLanguage())

  return (
    <section
      aria-labelledby="contest-name"
      className="relative contest:flex contest:min-h-74 contest:flex-wrap contest:items-end contest:gap-x-8 contest:gap-y-6 contest:overflow-hidden contest:rounded-lg contest:bg-hero-from contest:p-6 cards:p-8 cards:ps-10"
    >
      <Banner />
      {/* Words stay readable where the art is narrow and its bars stand behind them. */}
      <div className="pointer-events-none absolute inset-0 bg-linear-to-r from-hero-from via-hero-from/80 to-transparent not-contest:hidden wide:hidden" />
      <div className="relative max-contest:px-4 max-contest:pt-5 contest:max-w-112 contest:min-w-70 contest:flex-1 contest:self-center">
        <p className="text-md text-accent contest:text-hero-text-2">{t('contests.kicker')}</p>
        <h1
          id="contest-name"
          className="tracking-display mt-1 text-3xl leading-tight font-semi text-balance text-text contest:mt-2 contest:text-hero-text cards:text-4xl"
        >
          {contest.contestName}
        </h1>
        <p className="mt-2 text-lg text-text-2 contest:mt-3 contest:text-hero-text-2">{contestText(t, contest.type)}</p>
        {moreUrl !== null && (
          <p className="mt-3 text-md text-text-2 contest:text-hero-text-2">
            <OutsideLink
              url={moreUrl}
              name={t('contests.moreInformation')}
              className="rounded-xs text-accent hover:underline hover:underline-offset-3 contest:text-hero-text contest:focus-visible:outline-hero-text"
            />
          </p>
        )}
      </div>
      <StatusPlate contest={contest} token={token} tokenRefused={tokenRefused} />
    </section>
  )
}
