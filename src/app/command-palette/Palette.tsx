import { useEffect, useEffectEvent, useState } from 'react'
import { followHidden } from '../../shared/hide-amounts/chooseHidden.ts'
import { HideButton } from './HideButton.tsx'
import { lazily } from '../../ui/lazy/lazily.ts'
import { fillSlot } from '../../ui/lazy/slots.ts'
import { useLazyWindow } from '../../ui/lazy/useLazyWindow.ts'
import { BarButton } from './BarButton.tsx'
import { DrawerTools } from './DrawerTools.tsx'
import { useCommands } from './useCommands.ts'
import { useKeys } from './useKeys.ts'

const palette = lazily(async () => (await import('./window/PaletteWindow.tsx')).PaletteWindow)
const keys = lazily(async () => (await import('./window/KeysDialog.tsx')).KeysDialog)

/** The palette and its shortcuts. The effect of a shortcut is announced to screen readers; the focus does not move. */
export function Palette() {
  const [announcement, announce] = useState('')
  const { Window: PaletteWindow, opener, close } = useLazyWindow(palette)
  const { Window: KeysDialog, opener: keysOpener, close: closeKeys } = useLazyWindow(keys)
  const commands = useCommands({ say: announce, showKeys: keysOpener.onClick })
  const toggle = () => {
    if (PaletteWindow) close()
    else if (!document.querySelector('[role="dialog"]')) opener.onClick()
  }
  useKeys({ onPalette: toggle, onAction: commands.run })
  const open = useEffectEvent(opener.onClick)
  useEffect(followHidden, [])
  useEffect(() => fillSlot('amounts', () => <HideButton />), [])
  useEffect(() => fillSlot('bar', () => <BarButton onOpen={() => open()} />), [])
  useEffect(() => {
    const follow = (onFollow: () => void) => () => {
      onFollow()
      // Once the drawer is gone, so that the focus can return to its button.
      setTimeout(() => open())
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
