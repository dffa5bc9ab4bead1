import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from './classes.ts'

interface Props {
  icon: ReactNode
  tone?: 'plain' | 'danger' | 'success' | undefined
  title: ReactNode
  text?: ReactNode
  /** The exchange's code, shown small below: 'Code 9900'. */
  code?: string | undefined
  actions?: ReactNode
  /** It responds to a user action: announced when it appears. */
  live?: boolean | undefined
  /** page: a whole screen; dialog: a result inside a dialog; list: instead of rows. */
  size?: 'page' | 'dialog' | 'list' | undefined
}

const discs = {
  plain: 'bg-surface-hover text-text-2',
  danger: 'bg-danger-soft text-danger',
  success: 'bg-success-soft text-success',
}

const titles = {
  page: 'text-2xl leading-tight font-semi tracking-display',
  dialog: 'text-lg font-semi',
  list: 'text-lg font-medium',
}

/** What happened and what to do next: error screens, empty lists, dialog results. */
export function Message({ icon, tone = 'plain', title, text, code, actions, live, size = 'page' }: Props) {
  const { t } = useTranslation()
  const Title = size === 'page' ? 'h1' : 'p'

  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classes('m-auto flex max-w-112 flex-col items-center text-center', size === 'page' ? 'p-6' : 'p-3')}
    >
      {size === 'list' ? (
        <span className="mb-1 text-text-3 *:size-4">{icon}</span>
      ) : (
        <span className={`mb-5 flex size-13 items-center justify-center rounded-full *:size-6 ${discs[tone]}`}>
          {icon}
        </span>
      )}
      <Title className={`${titles[size]} text-balance text-text`}>{title}</Title>
      {text && <div className={classes('mt-2 text-text-2', size === 'page' ? 'text-lg' : 'text-md')}>{text}</div>}
      {code && (
        <p translate="no" className="mt-2 text-xs text-text-3">
          {t('common.code', { code })}
        </p>
      )}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
