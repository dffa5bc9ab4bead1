import Ellipsis from 'lucide-react/icons/ellipsis'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../display/Button.tsx'
import type { Elements } from '../Elements.ts'
import { useOutside } from '../hooks/useOutside.ts'
import { animateExit } from '../overlay/animateExit.ts'
import './Menu.css'

interface Props {
  /** Name of the button. */
  label: string
  /** Replaces the three dots: the button then has no room of its own around it. */
  face?: Elements
  /** The chosen action is still loading: the button shows loading bars. */
  isBusy?: boolean
  /** `MenuItem`s, and check boxes, which do not close it. */
  children: ReactNode
}

/** What the keys walk. */
const ITEMS = '.menu :is(button, [type=checkbox]):enabled'

const bringIntoSight = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' })
  return animateExit(element)
}

/** A button, with three dots unless given another face, that opens a list of actions. They are plain buttons in the tab order, not an ARIA menu; the arrow keys, Home and End walk them, too. */
export function Menu({ label, face, isBusy = false, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const onBlur = useOutside(root, isOpen, () => setOpen(false))

  const dismiss = () => {
    setOpen(false)
    // Before the chosen action opens a dialog, which returns the focus to its previous element.
    button.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (!isOpen) return
    const items = [...(root.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])]
    const at = items.findIndex((item) => item === document.activeElement)
    const keys: Record<string, (() => void) | undefined> = {
      Escape: dismiss,
      // The arrows already choose between radio buttons.
      ...(!document.activeElement?.matches('[type=radio]') && {
        ArrowDown: () => items[(at + 1) % items.length]?.focus(),
        ArrowUp: () => items.at(Math.max(at, 0) - 1)?.focus(),
        Home: () => items[0]?.focus(),
        End: () => items.at(-1)?.focus(),
      }),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const chosen = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button')) dismiss()
  }

  return (
    // It takes the focus of a press on its texts, and in Safari on its buttons, which `main` would get otherwise.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of all buttons in it
    <div ref={root} tabIndex={-1} className="relative outline-none" onBlur={onBlur} onKeyDown={onKey}>
      <Button
        ref={button}
        variant="quiet"
        className={face ? '-my-3 -me-3 px-3!' : undefined}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={id}
        pending={isBusy}
        onClick={() => setOpen(!isOpen)}
      >
        {face ?? <Ellipsis size={16} aria-hidden />}
      </Button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the buttons in it
        <div ref={bringIntoSight} id={id} className="menu" onClick={chosen}>
          {children}
        </div>
      )}
    </div>
  )
}

/** One action of a menu. */
export const MenuItem = (button: ComponentProps<'button'>) => <button type="button" {...button} className="menu-item" />
