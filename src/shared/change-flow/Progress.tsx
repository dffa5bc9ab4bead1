import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { noAnswerText } from '../../i18n/noAnswerText.ts'
import { Loader } from '../../ui/display/Loader.tsx'
import { Message } from '../../ui/display/Message.tsx'
import { useSessionOver } from '../page/useSessionOver.ts'

interface Props {
  /** Null while nothing is pending. */
  title: string | null
  /** The response was lost: explains that the outcome is being verified and nothing is sent again. */
  isUnknown: boolean
}

/** The progress of a request. Always mounted: screen readers announce text only in a region that existed before. */
export function Progress({ title, isUnknown }: Props) {
  const { t } = useTranslation()
  const isOver = useSessionOver() && isUnknown && title !== null
  return (
    <>
      {isOver && (
        <Message live size="dialog" tone="danger" icon={<CircleHelp />} title={title} text={t('dialogs.sessionOver')} />
      )}
      <div className={title === null || isOver ? undefined : waitingFrame}>
        {title !== null && !isOver && <WaitingLoader />}
        <output className="block text-lg font-semi text-text">{!isOver && title}</output>
        {title !== null && !isOver && isUnknown && (
          <div className="mt-2 text-md text-text-2">
            <p>{noAnswerText(t, t('dialogs.unknownText'))}</p>
            <p className="mt-2 text-sm">{t('dialogs.mayClose')}</p>
          </div>
        )}
      </div>
    </>
  )
}

const waitingFrame = 'm-auto flex flex-col items-center p-3 text-center'

const WaitingLoader = () => (
  <div className="mb-5 flex h-13 items-center">
    <Loader size="sm" />
  </div>
)

/** Background work that the trader need not watch. */
export const Waiting = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <div className={waitingFrame}>
    <WaitingLoader />
    <p id={id} className="text-lg font-semi text-text">
      {title}
    </p>
    <div className="mt-2 text-md text-text-2">{children}</div>
  </div>
)
