import { useBackCloses } from '../../../../ui/overlay/useBackCloses.ts'

/** While it is mounted, Back on a phone leaves the whole window. Renders nothing. */
export function BackLeaves({ onLeave }: { onLeave: () => void }) {
  useBackCloses(onLeave)
  return null
}
