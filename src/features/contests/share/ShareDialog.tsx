import Download from 'lucide-react/icons/download'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contest } from '../../../api/contest.ts'
import { rewardsOf } from '../../../domain/contest/contest.ts'
import {
  cardDescription,
  contestAddress,
  contestFileName,
  shareCard,
  type SharedRank,
  shareText,
} from '../../../domain/contest/shareCard.ts'
import { copyText } from '../../../platform/clipboard.ts'
import { saveFile } from '../../../shared/csv/saveFile.ts'
import { Button } from '../../../ui/display/Button.tsx'
import { Switch } from '../../../ui/input/Switch.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { hasHost, toHost } from '../host.ts'
import { cardWords } from './cardWords.ts'
import { CARD } from './drawCard.ts'
import './ShareDialog.css'
import { useDrawnCard } from './useDrawnCard.ts'

export interface ShareDialogProps {
  contest: Contest
  /** The hour of its ranks, epoch ms. */
  listedAt: number
  standing: SharedRank
  /** Whether the browser can save a file: not in a phone's webview. */
  canSave: boolean
  onClose: () => void
}

/** The result of a click, by text key. */
type ShareResult = 'copied' | 'notCopied' | 'given' | 'notShared' | 'notDrawn'

/** The user's own rank as a picture, drawn on the device, with ways to share it. */
export function ShareDialog({ contest, listedAt, standing, canSave, onClose }: ShareDialogProps) {
  const { t } = useTranslation('share')
  const [withReward, setWithReward] = useState(false)
  const [result, setResult] = useState<ShareResult | null>(null)
  const card = useMemo(
    () => shareCard(contest, standing, { listedAt, withReward }),
    [contest, standing, listedAt, withReward],
  )
  const { drawn, sentences } = useMemo(() => cardWords(t, card), [t, card])
  const { setCanvas, picture } = useDrawnCard(drawn)
  const way = shareMethod()
  const text = shareText(sentences, contestAddress(contest.contestId, window.location.origin))
  const fileName = contestFileName(contest.contestId)

  const copy = async () => setResult((await copyText(text)) ? 'copied' : 'notCopied')
  const hand = async () => {
    if (way === null) return
    setResult(null)
    const isShared = await sendShare(way, { title: card.contest, text, picture: await picture(), fileName })
    setResult(isShared ? (way === 'host' ? 'given' : null) : 'notShared')
  }
  const keep = async () => {
    const png = await picture()
    if (png !== null) saveFile(fileName, pngOf(png))
    setResult(png === null ? 'notDrawn' : null)
  }
  const footer = (
    <>
      <Button size="lg" variant={way === null ? 'primary' : 'secondary'} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      {way !== null && (
        <Button size="lg" variant="primary" onClick={() => void hand()}>
          {t('share')}
        </Button>
      )}
    </>
  )

  return (
    <Dialog title={t('title')} onClose={onClose} footer={footer}>
      <canvas
        ref={setCanvas}
        width={CARD.width}
        height={CARD.height}
        role="img"
        aria-label={t('picture', { says: cardDescription(sentences) })}
        className="share-card"
      />
      <div className="share-choices">
        {rewardsOf(contest)(standing) !== null && (
          <Switch label={t('withReward')} checked={withReward} onChange={setWithReward} />
        )}
        {canSave && (
          <Button variant="quiet" className="share-save" onClick={() => void keep()}>
            <Download aria-hidden="true" className="size-4" />
            <span>{t('save')}</span>
          </Button>
        )}
      </div>
      <p className="share-text">{text}</p>
      <p className="share-note">{t('note')}</p>
      <p role="status" className="share-result">
        {result && t(`result.${result}`)}
      </p>
    </Dialog>
  )
}

/** The shared content. `picture`: base64 of a PNG; null without one. */
interface SharedContent {
  title: string
  text: string
  picture: string | null
  fileName: string
}

/** The system's share sheet, or the app around the webview; null if only copying the text is possible. */
type ShareMethod = 'sheet' | 'host'

const pngOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/png' })

const filesOf = ({ picture, fileName }: Pick<SharedContent, 'picture' | 'fileName'>) =>
  picture === null ? [] : [new File([pngOf(picture)], fileName, { type: 'image/png' })]

/** Whether the share sheet is available and accepts pictures. */
function takes(files: File[]): boolean {
  try {
    return files.length > 0 && 'share' in navigator && navigator.canShare({ files })
  } catch {
    return false
  }
}

/** docs/integrators/webview.md */
function shareMethod(): ShareMethod | null {
  if (takes(filesOf({ picture: btoa('picture'), fileName: 'picture.png' }))) return 'sheet'
  if (hasHost()) return 'host'
  return 'share' in navigator ? 'sheet' : null
}

// Closed by the user, or already open.
const NO_REFUSAL = new Set(['AbortError', 'InvalidStateError'])

/** Shares it; false if that was refused. Does not report what the user chose. */
async function sendShare(way: ShareMethod, { title, text, picture, fileName }: SharedContent): Promise<boolean> {
  if (way === 'host') return toHost({ type: 'share', title, text, ...(picture !== null && { png: picture }) })
  const files = filesOf({ picture, fileName })
  try {
    await navigator.share({ title, text, ...(takes(files) && { files }) })
    return true
  } catch (error) {
    return error instanceof DOMException && NO_REFUSAL.has(error.name)
  }
}
