import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Loader } from '../ui/Loader.tsx'
import { Message } from '../ui/Message.tsx'
import { useSessionOver } from './useSessionOver.ts'

/** Something is under way: loader, title and details. */
export const Waiting = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="m-auto flex flex-col items-center p-3 text-center">
    <div className="mb-5 flex h-13 items-center">
      <Loader size="sm" />
    </div>
    <output className="block text-lg font-semi text-text">{title}</output>
    {children && <div className="mt-2 text-md text-text-2">{children}</div>}
  </div>
)

/** The response to a change was lost. Explains what is being done about it, and that nothing is sent again. */
export function Unknown() {
  const { t } = useTranslation()
  const [title, icon] = [t('dialogs.unknownTitle'), <CircleHelp key="icon" />]
  if (useSessionOver()) return <Message live size="dialog" tone="danger" icon={icon} title={title} text={t('dialogs.sessionOver')} />

  return (
    <Waiting title={title}>
      <p>{t('dialogs.unknownText')}</p>
      <p className="mt-2 text-sm">{t('dialogs.mayClose')}</p>
    </Waiting>
  )
}
