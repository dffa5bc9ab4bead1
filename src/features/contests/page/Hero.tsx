import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useTranslation } from 'react-i18next'
import type { Contest } from '../../../api/contest.ts'
import { linkForLanguage } from '../../../domain/contest/contest.ts'
import { safeHref } from '../../../domain/text/safeHref.ts'
import { useLanguage } from '../../../i18n/useLanguage.ts'
import { wordKeys } from '../../../i18n/wordKeys.ts'
import type { Elements } from '../../../ui/Elements.ts'
import './Hero.css'

interface Props {
  contest: Contest
  /** Its status. */
  children: Elements
}

/** Name and description of a contest on its art, and its status: countdown, join button, or result. Specification §2. */
export function Hero({ contest, children }: Props) {
  const { t } = useTranslation()
  const moreUrl = linkForLanguage(contest.moreInformationList, useLanguage())

  return (
    <section
      aria-labelledby="contest-name"
      className="hero relative phone:min-h-78 phone:overflow-hidden phone:rounded-lg phone:bg-hero-from"
    >
      <Banner />
      <div className="hero-shade" />
      <div className="hero-text relative max-phone:px-4 max-phone:pt-5">
        <p className="text-md text-accent">{t('contests.kicker')}</p>
        <h1 id="contest-name" className="tracking-display mt-1 text-3xl leading-tight font-semi text-balance text-text">
          {contest.contestName}
        </h1>
        <p className="mt-2 text-lg text-text-2">
          {t(wordKeys('contests.info', contest.type, 'contests.info.default'))}
        </p>
        {moreUrl !== null && (
          <p className="mt-3 text-md">
            <OutsideLink
              url={moreUrl}
              name={t('contests.moreInformation')}
              className="rounded-xs text-accent hover:underline hover:underline-offset-3"
            />
          </p>
        )}
      </div>
      {children}
    </section>
  )
}

/** Placeholder of `Hero` with the art while the contest loads; webview.html shows the same before any code is loaded. Specification §9. */
export const HeroLoader = () => (
  <div className="relative phone:min-h-78 phone:overflow-hidden phone:rounded-lg phone:bg-hero-from">
    <Banner />
  </div>
)

/** On a slow phone this picture is the first paint, so each screen gets the smallest file that fits. */
const art = (name: string) => `${import.meta.env.BASE_URL}assets/contest/${name}`

/** Decorative: below 600 px a picture above the title, from there the background of the title. Specification §9. */
const Banner = () => (
  <picture className="phone:absolute phone:inset-0">
    <source media="(width < 37.5em)" type="image/avif" srcSet={art('phone-780.avif')} />
    <source media="(width < 37.5em)" type="image/webp" srcSet={art('phone-780.webp')} />
    <source
      type="image/avif"
      srcSet={`${art('wide-1200.avif')} 1200w, ${art('wide-2400.avif')} 2400w`}
      sizes="(min-width: 1240px) 1200px, 100vw"
    />
    <img
      src={art('wide-1200.webp')}
      srcSet={`${art('wide-1200.webp')} 1200w, ${art('wide-2400.webp')} 2400w`}
      sizes="(min-width: 1240px) 1200px, 100vw"
      alt=""
      fetchPriority="high"
      className="h-auto w-full max-phone:aspect-[13/5] phone:h-full phone:object-cover phone:object-[70%_100%]"
    />
  </picture>
)

interface OutsideLinkProps {
  /** As received from the exchange. */
  url: string
  name: string
  className?: string | undefined
}

/** A link received from the exchange. If unsafe, shown as plain text. Contract §4, reliability D8. */
export function OutsideLink({ url, name, className = 'link' }: OutsideLinkProps) {
  const { t } = useTranslation()
  const href = safeHref(url, window.location.origin)
  if (href === null) return <span className="text-sm break-all">{t('contests.plainLink', { name, url })}</span>

  return (
    <a
      href={href}
      rel="noopener noreferrer"
      className={`${className} inline-flex min-h-11 dense:min-h-6 items-center gap-1 font-medium`}
    >
      <span>{name}</span>
      <ArrowUpRight aria-hidden="true" className="size-4" />
    </a>
  )
}
