import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { ReactNode, SubmitEvent } from 'react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { SnapshotFrom } from 'xstate'
import { failureIn } from '../../domain/account/change.ts'
import { failureTextAndCode } from '../../i18n/failureText.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import type { GateEvent, gateMachine } from '../../machines/gate.ts'
import { BASE_PATH } from '../../platform/mainSite.ts'
import { ledger } from '../../queries/ledger.ts'
import { Mark } from '../../shared/layout/Logo.tsx'
import { useTitle } from '../../shared/page/documentTitle.ts'
import { Button } from '../../ui/display/Button.tsx'
import { Loader } from '../../ui/display/Loader.tsx'
import { Checkbox } from '../../ui/input/Checkbox.tsx'

export interface GateScreenProps {
  state: SnapshotFrom<typeof gateMachine>
  send: (event: GateEvent) => void
}

/** The terms of use, to be accepted before anything else. Specification §2, "Consent gate". */
export function ConsentScreen({ state, send }: GateScreenProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const failure = failureIn(state.context)
  const accepted = !state.matches({ consent: 'unchecked' })
  const sending = state.hasTag('underWay')
  useTitle(t('gate.consent.title'))

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send({ type: 'SUBMIT', ...ledger.confirm('agreement', { kind: 'agreement' }) })
  }

  return (
    <TaskCard size="lg">
      <Mark className="mb-5 size-9" />
      <h1 className="text-2xl font-semi">{t('gate.consent.title')}</h1>
      <p className="mt-2 text-lg leading-read text-text-2">{t('gate.consent.text')}</p>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
        tabIndex={0}
        role="region"
        aria-label={t('gate.consent.terms')}
        className="fading-end mt-5 flex max-h-58 min-h-40 flex-col overflow-y-auto rounded-md border border-line bg-bg px-5 pt-3"
      >
        <Suspense fallback={<Loader />}>
          <ConsentTerms />
        </Suspense>
      </div>
      <a
        href={`${BASE_PATH}/terms-of-use/${language}`}
        target="_blank"
        rel="noopener"
        className="link mt-3 inline-flex min-h-6 items-center gap-1 self-start pointer-coarse:min-h-11"
      >
        <span>{t('gate.consent.openTerms')}</span>
        <ArrowUpRight aria-hidden="true" className="size-4" />
      </a>
      <form onSubmit={submit} className="mt-4 flex flex-col">
        <Checkbox
          label={<span className="text-lg text-text">{t('gate.consent.accept')}</span>}
          checked={accepted}
          disabled={sending}
          onChange={() => send({ type: 'TICK' })}
        />
        {/* Space is reserved: the card does not move under the pointer when a line appears. */}
        <div role="alert" className="min-h-8">
          {failure && (
            <p className="pt-3 flex items-center gap-2 text-danger">
              <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
              <span>{failureTextAndCode(t, null, failure)}</span>
            </p>
          )}
        </div>
        <div className="mt-2 grid grid-cols-2 gap-3 tablet:flex tablet:justify-end">
          <Button size="lg" onClick={() => send({ type: 'CANCEL' })}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            className="tablet:min-w-35"
            disabled={!accepted}
            pending={sending}
          >
            {t('gate.consent.submit')}
          </Button>
        </div>
      </form>
    </TaskCard>
  )
}

/** The terms of use, to read before accepting. Renders nothing if they could not be loaded: the link next to them opens them. */
function ConsentTerms() {
  const { t, i18n } = useTranslation('termsOfUse')
  const language = useLanguage()
  const sections = t('sections', { returnObjects: true })
  // If the file could not be loaded, i18next returns the English text or the key itself.
  if (!Array.isArray(sections) || !i18n.hasResourceBundle(language, 'termsOfUse')) return null

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

interface Props {
  size: 'sm' | 'lg'
  children: ReactNode
}

/** A centred card for one task: 480 px (sm) or 640 px (lg) wide; full width below 700 px. */
export const TaskCard = ({ size, children }: Props) => (
  <div
    className={`m-auto flex w-full flex-col border-line bg-surface px-4 py-6 max-tablet:grow tablet:my-auto tablet:rounded-lg tablet:border tablet:p-9 ${size === 'sm' ? 'max-w-120' : 'max-w-160'} max-tablet:max-w-full`}
  >
    {children}
  </div>
)
