import { hasHost, toHost } from '../../../shared/host-bridge/toHost.ts'

/** The shared content. `picture`: base64 of a PNG; null without one. */
export interface SharedContent {
  title: string
  text: string
  picture: string | null
  fileName: string
}

/** The system's share sheet, or the app around the webview; null if only copying the text is possible. */
export type ShareMethod = 'sheet' | 'host'

export const pngOf = (base64: string): Blob => new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/png' })

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
export function shareMethod(): ShareMethod | null {
  if (takes(filesOf({ picture: btoa('picture'), fileName: 'picture.png' }))) return 'sheet'
  if (hasHost()) return 'host'
  return 'share' in navigator ? 'sheet' : null
}

// Closed by the user, or already open.
const NO_REFUSAL = new Set(['AbortError', 'InvalidStateError'])

/** Shares it; false if that was refused. Does not report what the user chose. */
export async function sendShare(way: ShareMethod, { title, text, picture, fileName }: SharedContent): Promise<boolean> {
  if (way === 'host') return toHost({ type: 'share', title, text, ...(picture !== null && { png: picture }) })
  const files = filesOf({ picture, fileName })
  try {
    await navigator.share({ title, text, ...(takes(files) && { files }) })
    return true
  } catch (error) {
    return error instanceof DOMException && NO_REFUSAL.has(error.name)
  }
}
