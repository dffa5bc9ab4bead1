import { Images, LogIn, RotateCcw } from 'lucide-react'
import type { ReactNode, Ref, RefObject } from 'react'
import type { Settings } from '../address.ts'
import { IconButton } from '../app/controls.tsx'
import { frameUrl } from './size.ts'
import type { ViewHandle } from './useFrame.ts'
import { ViewMenu } from './ViewMenu.tsx'

interface Props {
  machine: string
  settings: Settings
  only?: 'one scene' | undefined
  /** Of the view, and of its pictures. */
  address: string
  pictures: string
  view: RefObject<ViewHandle | null>
  /** Gets the focus when Escape brings it out of the view. */
  into: Ref<HTMLButtonElement>
  /** Further settings of the page. */
  children?: ReactNode
}

/** Above a view: how it is shown, into it, once more, and its pictures. */
export const ViewTools = ({ machine, settings, only, address, pictures, view, into, children }: Props) => (
  <>
    <ViewMenu machine={machine} settings={settings} only={only}>
      {children}
      <a href={frameUrl(address)} target="_blank" rel="noreferrer">
        Open the view alone
      </a>
    </ViewMenu>
    <IconButton
      ref={into}
      name="Into the view"
      title="Into the view: the keyboard works there, Escape brings it out"
      Icon={LogIn}
      onClick={() => view.current?.enter()}
    />
    <IconButton name="Start again" Icon={RotateCcw} onClick={() => view.current?.again()} />
    <a className="button" href={pictures}>
      <Images size={13} aria-hidden /> Pictures
    </a>
  </>
)
