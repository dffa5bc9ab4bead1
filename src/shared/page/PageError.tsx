import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { Failure } from '../../api/failure.ts'
import { Message } from '../../ui/display/Message.tsx'
import { BackToExchange } from './BackToExchange.tsx'
import { useTitle } from './documentTitle.ts'
import { TryAgain } from './TryAgain.tsx'

interface Props {
  title: string
  text: string
  /** The exchange's code, if any, is shown below. */
  failure: Failure | null
  /** Whether screen readers announce it when it appears. */
  live?: boolean
  onRetry: () => void
}

/** Replaces a page whose first requests failed: retry, or back to the exchange. Specification §2, "Error screens", §8. */
export function PageError({ title, text, failure, live = false, onRetry }: Props) {
  useTitle(title)
  return (
    <Message
      live={live}
      tone="danger"
      icon={<TriangleAlert />}
      title={title}
      text={text}
      code={failure?.code}
      actions={
        <>
          <TryAgain isPrimary onPress={onRetry} />
          <BackToExchange />
        </>
      }
    />
  )
}
