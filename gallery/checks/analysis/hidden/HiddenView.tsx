import { type Ref, useEffect, useRef, useState } from 'react'
import { type Address, printAddress } from '../../../address.ts'
import { takeTurn } from '../../../export/contactSheet/turns.ts'
import { frameUrl, sizeOf } from '../../../view/size.ts'

/** A separate hidden view that can be analysed and clicked without changing the visible one. It starts when it is its turn. */
export function HiddenView({ address, frame, isShown }: { address: Address; frame: Ref<HTMLIFrameElement>; isShown: boolean }) {
  const [mayStart, setMayStart] = useState(false)
  const end = useRef<() => void>(undefined)
  useEffect(() => {
    end.current = takeTurn(() => setMayStart(true))
    return () => end.current?.()
  }, [])
  useEffect(() => {
    if (isShown) end.current?.()
  }, [isShown])
  if (!mayStart) return null
  return <iframe ref={frame} className="hidden-view" inert tabIndex={-1} title="The same view, out of sight" src={frameUrl(printAddress(address))} style={sizeOf(address.settings.width)} />
}
