import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lateCode } from '../../shared/late/lateCode.ts'
import { fillSlot } from '../../shared/late/slots.ts'
import { useLateWindow } from '../../shared/late/useLateWindow.ts'
import { drawerItem } from '../../shared/layout/NavItem.tsx'
import { afterPaint } from '../../ui/afterPaint.ts'
import { useAmountsHidden } from '../../ui/masked/useAmountsHidden.ts'
import { chooseHidden, followHidden } from './chooseHidden.ts'
import type { CommandName } from './commands.ts'
import { Keycap } from './Keycap.tsx'
import { commandOf, isKeyOn, opensPalette, paletteKey } from './keys.ts'
import { useCommands } from './useCommands.ts'

const palette = lateCode(null, async () => (await import('./PaletteWindow.tsx')).PaletteWindow)
const keys = lateCode(null, async () => (await import('./KeysDialog.tsx')).KeysDialog)

/** The palette and its shortcuts. The effect of a shortcut is announced to screen readers; the focus does not move. */
export function Palette() {
  const [announcement, announce] = useState('')
  const { Window: PaletteWindow, opener, close } = useLateWindow(palette)
  const { Window: KeysDialog, opener: keysOpener, close: closeKeys } = useLateWindow(keys)
  const commands = useCommands({ say: announce, showKeys: keysOpener.onClick })
  const toggle = () => {
    if (PaletteWindow) close()
    else if (!document.querySelector('[role="dialog"]')) opener.onClick()
  }
  useKeys({ onPalette: toggle, onCommand: commands.run })
  const open = useEffectEvent(opener.onClick)
  useEffect(followHidden, [])
  useEffect(() => fillSlot('amounts', () => <HideButton />), [])
  useEffect(() => fillSlot('bar', () => <BarButton onOpen={() => open()} />), [])
  useEffect(() => {
    const follow = (onFollow: () => void) => () => {
      onFollow()
      // Once the drawer is gone, so that the focus can return to its button.
      afterPaint(() => open())
    }
    return fillSlot('drawer', (onFollow) => <DrawerTools onOpen={follow(onFollow)} />)
  }, [])

  return (
    <>
      <output className="sr-only">{announcement}</output>
      {PaletteWindow && <PaletteWindow commands={commands} onClose={close} />}
      {KeysDialog && <KeysDialog onClose={closeKeys} />}
    </>
  )
}

/** An open eye, or one that is crossed out. */
const EyeIcon = ({ isCrossed, size }: { isCrossed: boolean; size: number }) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="shrink-0"
  >
    <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Z" />
    <circle cx="12" cy="12" r="3" />
    {isCrossed && <path d="m4 3 16 18" />}
  </svg>
)

/** Next to the balance and the results: hides or shows the trader's own amounts everywhere. */
export function HideButton() {
  const { t } = useTranslation('palette')
  const isHidden = useAmountsHidden()
  const label = t('actions.hideAmounts')

  return (
    <button
      type="button"
      aria-pressed={isHidden}
      aria-label={label}
      title={label}
      className="icon-button"
      onClick={() => chooseHidden(!isHidden)}
    >
      <EyeIcon isCrossed={isHidden} size={16} />
    </button>
  )
}

const look =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 self-center rounded-sm px-2 text-text-2 dense:min-h-8 enabled-hover:bg-surface-hover enabled-hover:text-text'

/** Opens the palette by mouse. At the end of the top bar's pages, so that its late arrival moves nothing. */
function BarButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('palette')
  return (
    <button type="button" aria-haspopup="dialog" title={t('title')} className={look} onClick={onOpen}>
      <Search aria-hidden="true" size={16} />
      <span className="sr-only">{t('title')}</span>
      {/* In a narrower window only its icon fits. */}
      <span className="contents max-desktop:hidden">
        <Keycap>{paletteKey()}</Keycap>
      </span>
    </button>
  )
}

/** Without a keyboard: buttons in the drawer that open the palette and hide amounts on every page. */
function DrawerTools({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('palette')
  return (
    <div className="flex flex-col px-2">
      <button type="button" aria-haspopup="dialog" className={drawerItem} onClick={onOpen}>
        <Search aria-hidden="true" className="size-5" />
        <span>{t('title')}</span>
      </button>
      <HideItem />
    </div>
  )
}

/** In the drawer: hides or shows the trader's own amounts everywhere. */
function HideItem() {
  const { t } = useTranslation('palette')
  const isHidden = useAmountsHidden()
  return (
    <button type="button" className={drawerItem} onClick={() => chooseHidden(!isHidden)}>
      <EyeIcon isCrossed={isHidden} size={20} />
      <span>{t(isHidden ? 'showAmounts' : 'actions.hideAmounts')}</span>
    </button>
  )
}

interface Pressed {
  onPalette: () => void
  onCommand: (command: CommandName) => void
}

/** Elements that use letter keys themselves: text inputs, choices, windows. */
const TYPING =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable], [role="listbox"], [role="combobox"], [role="dialog"]'

const isTyping = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(TYPING) !== null) || document.querySelector('[role="dialog"]') !== null

/** Handles shortcuts while mounted. Single keys are off while typing, and until the trader has switched them on. WCAG 2.1.4. */
function useKeys({ onPalette, onCommand }: Pressed) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented) return
    if (opensPalette(event)) {
      // Held down, too: the browser has the same shortcut.
      event.preventDefault()
      if (!event.repeat) onPalette()
      return
    }
    if (event.repeat) return
    const command = commandOf(event)
    if (!command || isTyping(event) || !isKeyOn(command)) return
    // The letter must not be typed into the field that gets the focus.
    event.preventDefault()
    onCommand(command)
  })

  // Before the paint, so that the keys work as soon as the palette's button is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
