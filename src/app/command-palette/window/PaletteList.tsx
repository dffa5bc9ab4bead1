import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findEntries } from '../../../domain/text/finding.ts'
import { nextRow } from '../../../features/trading/market/nextRow.ts'
import { Spoken } from '../../../ui/display/Spoken.tsx'
import { type Entry, inGroups } from './entry.ts'
import { PaletteHints } from './PaletteHints.tsx'
import { PaletteRow } from './PaletteRow.tsx'
import { PaletteSearch } from './PaletteSearch.tsx'
import type { Commands } from '../useCommands.ts'
import { useEntries } from './useEntries.ts'
import { useSituation } from './useSituation.ts'

interface Props {
  commands: Commands
  onClose: () => void
}

/** A combobox whose list is always open: arrows move, Enter chooses. What is held back is there only if it is named exactly, and says why. */
export function PaletteList({ commands, onClose }: Props) {
  const { t: words } = useTranslation('desk', { keyPrefix: 'palette' })
  const id = useId()
  const [text, setText] = useState('')
  const [activeId, setActive] = useState<string | null>(null)
  const entries = useEntries(useSituation(commands.now), commands)
  const groups = inGroups(findEntries(entries, text), text.trim() !== '')
  const shown = groups.flatMap((group) => group.entries)
  // If the active entry is not found any more, the first is active.
  const row = Math.max(0, shown.findIndex((entry) => entry.id === activeId))
  const active = shown[row]
  const rowId = (entry: Entry) => `${id}-${entry.id}`

  const type = (typed: string) => {
    setText(typed)
    setActive(null)
  }
  const choose = (entry: Entry) => {
    if (entry.isHeld) return
    onClose()
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = nextRow(event.key, row, shown.length)
    if (next !== null) setActive(shown[next]?.id ?? null)
    else if (event.key !== 'Enter') return
    else if (active) choose(active)
    event.preventDefault()
  }

  return (
    <>
      <PaletteSearch text={text} onType={type} onKeyDown={onKeyDown} onClose={onClose} listId={`${id}-list`} activeId={active && rowId(active)} />
      <div id={`${id}-list`} role="listbox" aria-label={words('list')} className="palette-list" hidden={shown.length === 0}>
        {groups.map(({ group, entries: ofGroup }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} role="presentation" className="palette-head">
              {words(`groups.${group}`)}
            </div>
            {ofGroup.map((entry) => (
              <PaletteRow key={entry.id} id={rowId(entry)} entry={entry} needle={text} isActive={entry === active} onPoint={setActive} onChoose={choose} />
            ))}
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <div className="palette-nothing">
          <p className="text-lg font-medium">{words('nothing', { text: text.trim() })}</p>
          <p className="text-text-2">{words('nothingText')}</p>
        </div>
      )}
      <Spoken text={text.trim() === '' ? '' : words('hits', { count: shown.length })} />
      <PaletteHints />
    </>
  )
}
