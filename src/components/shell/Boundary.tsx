import { CircleAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'

interface Props {
  /** The panel's name, as its user knows it: 'Orders and positions'. */
  title: string
  children: ReactNode
}

/** Around one panel: when it breaks, it says so in its place, and everything beside it goes on. Reliability E3. */
export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <BrokenPanel title={this.props.title} onRetry={() => this.setState({ broken: false })} />
  }
}

function BrokenPanel({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTranslation()

  return (
    <Message
      live
      tone="danger"
      size="list"
      icon={<CircleAlert />}
      title={t('crash.panel', { name: title })}
      actions={
        <Button size="sm" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  )
}
