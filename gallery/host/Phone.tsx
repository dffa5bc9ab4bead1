import type { RefObject } from 'react'
import type { Insets } from './says.ts'

/** Sizes of phones, CSS px. */
export const PHONES = { '360 × 640': [360, 640], '390 × 844': [390, 844], '844 × 390': [844, 390] } as const
export type PhoneSize = keyof typeof PHONES

/** A phone with the webview, and overlays for the insets sent by the host. */
export function Phone({ frame, src, size, insets: { top, right, bottom, left } }: { frame: RefObject<HTMLIFrameElement | null>; src: string; size: PhoneSize; insets: Insets }) {
  const [width, height] = PHONES[size]
  return (
    <div className="phone" style={{ width, height }}>
      {/* Its dialogs trap the focus: a button moves it in, Escape moves it out. */}
      <iframe key={src} ref={frame} src={src} tabIndex={-1} title="The webview" style={{ width, height }} />
      <div className="phone-edges" style={{ borderWidth: `${top}px ${right}px ${bottom}px ${left}px` }} />
    </div>
  )
}
