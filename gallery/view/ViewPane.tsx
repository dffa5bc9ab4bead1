import { type Ref, type RefObject, useRef } from 'react'
import { useSize } from '../app/browser.ts'
import { scaleIn } from '../chart/drawing/forms.ts'
import { sizeOf } from './size.ts'
import { type Listeners, type Remark, useFrame, type ViewHandle } from './useFrame.ts'

function remarkText(remark: Remark): string {
  if (remark.kind === 'left') return `Here the app would leave to ${new URL(remark.url).pathname}. The gallery stays.`
  return remark.kind === 'closed' ? 'The trader has closed it.' : remark.what
}

interface Props extends Listeners {
  frame: RefObject<HTMLIFrameElement | null>
  address: string
  /** CSS px. */
  width: number
  /** What is seen: 'Automatic rollover'. */
  title: string
  handle: Ref<ViewHandle>
}

/** A view in its frame, as large as possible, in its theme's colour until it is rendered, with remarks over its lower edge. */
export function ViewPane({ frame, address, width, title, handle, onMoved, onOut }: Props) {
  const { src, remark, isShown } = useFrame(frame, address, { onMoved, onOut }, handle)
  const size = sizeOf(width)
  const room = useRef<HTMLDivElement>(null)
  const scale = scaleIn(useSize(room), size)
  return (
    <div className="relative flex min-h-0 flex-1 flex-col p-1">
      <div className="flex min-h-0 flex-1 justify-center overflow-hidden" ref={room}>
        <div
          className="view-paper relative overflow-hidden rounded-md bg-bg shadow-[0_0_0_1px_var(--color-line-strong)]"
          aria-busy={!isShown}
          style={{ width: size.width * scale, height: size.height * scale }}
        >
          {!isShown && <p className="absolute inset-0 grid place-items-center text-text-3">Loading the view…</p>}
          <iframe
            ref={frame}
            className="origin-top-left border-0"
            src={src}
            // Its dialogs trap the focus: a button moves it in, Escape moves it out.
            tabIndex={-1}
            title={`${title}, as the trader sees it`}
            style={{ ...size, transform: `scale(${scale})`, visibility: isShown ? 'inherit' : 'hidden' }}
          />
        </div>
      </div>
      <p
        role="status"
        className="view-said absolute bottom-2 left-2 rounded-xs bg-surface-raised px-2 py-0.5 text-xs text-text-2 empty:hidden data-[remark=false]:max-[900px]:hidden data-[remark=true]:text-text data-[remark=true]:shadow-2"
        data-remark={remark !== null}
      >
        {remark
          ? remarkText(remark)
          : scale < 1
            ? `${size.width} × ${size.height}, drawn at ${Math.round(scale * 100)} %`
            : ''}
      </p>
    </div>
  )
}
