import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeLoadError } from '../../platform/loadCode.ts'
import { Button } from '../../ui/display/Button.tsx'
import { Message } from '../../ui/display/Message.tsx'
import { useCrash } from './useCrash.ts'

interface Props {
  /** The panel's visible name: 'Orders and positions'. Null renders nothing while its code fails to load, and requests it again. */
  title: string | null
  /** Called when it shows the error of a crash. */
  onBroken?: () => void
  children: ReactNode
}

interface State {
  broken: { error: unknown } | null
}

/** A panel that breaks again so soon is broken for good. */
const RETRY_AFTER_MS = 1_000

/** A part without a panel has no button to request its code again. */
const EXTRA_AGAIN_MS = 30_000

/**
 * Error boundary of one panel: if it crashes or its code fails to load, only its own area shows the error. A crash is retried at
 * once, in the same task and with the focus where it was: keys pressed while a form is not shown would be missing from an amount.
 * Reliability E3.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: null }
  private retriedAt = -RETRY_AFTER_MS
  private typedIn: string | null = null

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } }
  }

  override getSnapshotBeforeUpdate() {
    return this.state.broken && labelOf(document.activeElement)
  }

  override componentDidUpdate(_: Props, before: State, typedIn: string | null) {
    const { broken } = this.state
    if (broken && broken !== before.broken && !(broken.error instanceof CodeLoadError)) {
      if (!before.broken && performance.now() - this.retriedAt >= RETRY_AFTER_MS) {
        this.retriedAt = performance.now()
        this.typedIn = typedIn
        // oxlint-disable-next-line react/no-did-update-set-state -- before the next key: a later retry would lose what is typed until then
        this.setState({ broken: null })
      } else this.props.onBroken?.()
    }
    if (!broken && before.broken && this.typedIn !== null)
      [...document.querySelectorAll('input')].find((input) => labelOf(input) === this.typedIn)?.focus()
  }

  override render() {
    const { broken } = this.state
    if (broken === null) return this.props.children
    return <BrokenPanel title={this.props.title} error={broken.error} onRetry={() => this.setState({ broken: null })} />
  }
}

const labelOf = (element: Element | null) =>
  element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? element.ariaLabel) : null

function BrokenPanel({ title, error, onRetry }: { title: string | null; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  const { isCode, codeText, button } = useCrash(error, onRetry, title === null ? EXTRA_AGAIN_MS : undefined)

  if (title === null) {
    if (isCode) return null
    throw error
  }

  return (
    <Message
      live
      tone="danger"
      size="list"
      icon={<CircleAlert />}
      title={t('crash.panel', { name: title })}
      text={codeText}
      actions={<Button size="sm" {...button} />}
    />
  )
}
