import { type RefObject, useState } from 'react'
import type { Settings } from '../../address.ts'
import { parseAddress, printAddress } from '../../address.ts'
import { turn } from '../../app/shell/useAddress.ts'
import { storedNotes } from './storedNotes.ts'
import { newId, type Note } from './note.ts'
import { fromAddressText, toAddressText, LONGEST_ADDRESS } from './notesInAddress.ts'
import { removeNote, saveNote } from './saveNote.ts'
import { spotAt } from './spot.ts'
import { useCrosshair } from './useCrosshair.ts'
import { useDraft } from './useDraft.ts'
import { usePositions } from './usePositions.ts'

/** The shown state of a machine, and the event it was reached by. */
export interface ShownState {
  machine: string
  state: string
  by: string | null
  scene: string | null
  settings: Settings
}

/** A note in the list and on the view. */
export interface NumberedNote extends Note {
  number: number
  /** In a file, or in the address alone. */
  isFile: boolean
}

const isOn = ({ machine, state }: ShownState) => (note: Note) => note.machine === machine && note.state === state

/** Puts notes into the address. Throws if that becomes too long to share. */
function toAddress(all: readonly Note[]) {
  const { place, settings } = parseAddress(window.location.hash)
  const notes = toAddressText(all)
  const { length } = new URL(printAddress({ place, settings: { ...settings, notes } }), document.baseURI).href
  if (length > LONGEST_ADDRESS)
    throw new Error(`With this note the address would have ${length.toLocaleString('en')} characters; ${LONGEST_ADDRESS.toLocaleString('en')} are the most. Copy it as Markdown instead.`)
  turn({ notes })
}

/** The notes pinned to the view of a state, and writing one. */
export function useNotes(frame: RefObject<HTMLIFrameElement | null>, seen: ShownState) {
  const { machine, state, by, scene, settings } = seen
  const [opened, setOpened] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  /** The state whose view a spot is chosen in. */
  const [pointing, setPointing] = useState<string | null>(null)
  const { draft, setDraft } = useDraft(machine, state)
  const crosshair = useCrosshair(frame)

  const addressed = fromAddressText(settings.notes)
  const ofState = [...storedNotes.map((note) => ({ ...note, isFile: true })), ...(addressed ?? []).map((note) => ({ ...note, isFile: false }))].filter(isOn(seen))
  const notes: NumberedNote[] = ofState.toSorted((a, b) => a.date.localeCompare(b.date)).map((one, index) => ({ ...one, number: index + 1 }))
  const places = usePositions(frame, notes, settings.lang)

  const begin = () => {
    setTrouble(null)
    setPointing(state)
    crosshair.atShare(0.5, 0.5)
  }
  const stop = () => {
    setPointing(null)
    crosshair.end()
  }
  /** The text as a note of the current settings; an edited note keeps its own. */
  const written = (now: Date): Note | null => {
    if (!draft) return null
    const changed = notes.find(({ id }) => id === draft.of)
    const look = changed ?? { machine, state, by, scene, lang: settings.lang, theme: settings.theme, width: settings.width, id: newId(state, now), date: `${now.toISOString().slice(0, 19)}Z` }
    return { ...look, ...draft.spot, text: draft.text.trim() }
  }
  /** Tries something that may be refused: the text stays until it has gone well. */
  const attempt = async (work: () => unknown) => {
    const before = draft
    setTrouble(null)
    try {
      await work()
    } catch (error) {
      setDraft(before)
      setTrouble(error instanceof Error ? error.message : String(error))
    }
  }
  const without = (id: string) => (addressed ?? []).filter((note) => note.id !== id)

  return {
    seen, notes, places, crosshair, trouble, draft,
    isAddressUnread: addressed === null,
    opened: notes.find(({ id }) => id === opened) ?? null,
    open: (id: string | null) => setOpened((before) => (before === id ? null : id)),
    isPointing: pointing === state,
    begin,
    stop,
    /** The spot is chosen: the text box opens, with what was typed before. */
    choose: () => {
      const page = frame.current?.contentDocument
      const { point } = crosshair
      if (!page || !point) return
      setDraft({ text: '', of: null, ...draft, spot: spotAt(page, point, point.element) })
      setOpened(null)
      stop()
    },
    type: (text: string) => draft && setDraft({ ...draft, text }),
    discard: () => setDraft(null),
    edit: ({ id, text, element, at, window }: NumberedNote) => {
      setOpened(null)
      setDraft({ of: id, text, spot: { element, at, window } })
    },
    written,
    saveToFile: (note: Note) =>
      attempt(async () => {
        await saveNote(note)
        setDraft(null)
        // Notes in files are not put into the address.
        if (addressed?.some(({ id }) => id === note.id)) toAddress(without(note.id))
      }),
    saveToAddress: (note: Note) =>
      attempt(() => {
        toAddress([...without(note.id), note])
        setDraft(null)
      }),
    remove: (note: NumberedNote) =>
      attempt(async () => {
        if (note.isFile) await removeNote(note)
        else toAddress(without(note.id))
        setOpened(null)
      }),
  }
}
export type Notes = ReturnType<typeof useNotes>
