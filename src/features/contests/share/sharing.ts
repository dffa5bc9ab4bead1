import { hasHost, toHost } from '../../../shared/host-bridge/toHost.ts'

/** What is shared. `picture`: base64 of a PNG; null without one. */
export interface Shared {
  title: string
  text: string
  picture: string | null
  fileName: string
}

/** The platform's sheet, else the app around the webview; null where only the text can be copied. */
export type ShareMethod = 'sheet' | 'host'

export const pngOf = (base64: string): Blob => new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/png' })

const filesOf = ({ picture, fileName }: Pick<Shared, 'picture' | 'fileName'>) =>
  picture === null ? [] : [new File([pngOf(picture)], fileName, { type: 'image/png' })]

/** Whether the sheet is there and takes pictures. */
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

/** Shares it; false where that was refused. What the user chose, or that he chose nothing, is not told. */
export async function sendShare(way: ShareMethod, { title, text, picture, fileName }: Shared): Promise<boolean> {
  if (way === 'host') return toHost({ type: 'share', title, text, ...(picture !== null && { png: picture }) })
  const files = filesOf({ picture, fileName })
  try {
    await navigator.share({ title, text, ...(takes(files) && { files }) })
    return true
  } catch (error) {
    return error instanceof DOMException && NO_REFUSAL.has(error.name)
  }
}
