import { type RefObject, useState } from 'react'
import type { Knobs } from '../../address.ts'
import { parseAddress, printAddress } from '../../address.ts'
import { turn } from '../../app/shell/useAddress.ts'
import { kept } from './kept.ts'
import { newId, type Pin, type Spot } from './pin.ts'
import { fromAddress, inAddress, LONGEST_ADDRESS } from './pinsInAddress.ts'
import { removePin, savePin } from './saving.ts'
import { useAim } from './useAim.ts'
import { useDraft } from './useDraft.ts'
import { usePlaces } from './usePlaces.ts'

/** What is seen of a machine, and by which event. */
export interface Seen {
  machine: string
  state: string
  by: string | null
  scene: string | null
  knobs: Knobs
}

/** A note in the list and on the view. */
export interface Numbered {
  pin: Pin
  number: number
  /** In a file, or in the address alone. */
  isFile: boolean
}

const isOn = ({ machine, state }: Seen) => (pin: Pin) => pin.machine === machine && pin.state === state

/** Puts notes into the address. Throws if it becomes longer than what can be sent. */
function toAddress(pins: readonly Pin[]) {
  const { place, knobs } = parseAddress(window.location.hash)
  const notes = inAddress(pins)
  const { length } = new URL(printAddress({ place, knobs: { ...knobs, notes } }), document.baseURI).href
  if (length > LONGEST_ADDRESS)
    throw new Error(`With this note the address would have ${length.toLocaleString('en')} characters; ${LONGEST_ADDRESS.toLocaleString('en')} are the most. Copy it as Markdown instead.`)
  turn({ notes })
}

/** The notes pinned to the view of a state, and writing one. */
export function useNotes(frame: RefObject<HTMLIFrameElement | null>, seen: Seen) {
  const { machine, state, by, scene, knobs } = seen
  const [lit, setLit] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [pointing, setPointing] = useState<{ state: string; text: string; of: string | null } | null>(null)
  const { draft, setDraft } = useDraft(machine, state)
  const aiming = useAim(frame)

  const addressed = fromAddress(knobs.notes)
  const ofState = [...kept.pins.map((pin) => ({ pin, isFile: true })), ...(addressed ?? []).map((pin) => ({ pin, isFile: false }))].filter(({ pin }) => isOn(seen)(pin))
  const notes: Numbered[] = ofState.toSorted((a, b) => a.pin.date.localeCompare(b.pin.date)).map((one, index) => ({ ...one, number: index + 1 }))
  const places = usePlaces(frame, notes.map(({ pin }) => pin), knobs.lang)

  const begin = (text = '', of: string | null = null) => {
    setTrouble(null)
    setPointing({ state, text, of })
    aiming.begin()
  }
  const stop = () => {
    setPointing(null)
    aiming.end()
  }
  /** What is written, as a note of the look it is seen in; changed, it stays what it was. */
  const written = (now: Date): Pin | null => {
    if (!draft) return null
    const changed = notes.find(({ pin }) => pin.id === draft.of)?.pin
    const look = changed ?? { machine, state, by, scene, lang: knobs.lang, theme: knobs.theme, width: knobs.width, id: newId(state, now), date: `${now.toISOString().slice(0, 19)}Z` }
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
  const without = (id: string) => (addressed ?? []).filter((pin) => pin.id !== id)

  return {
    seen, notes, places, lit, light: setLit, aiming, trouble, draft,
    isAddressUnread: addressed === null,
    opened: notes.find(({ pin }) => pin.id === opened) ?? null,
    open: (id: string | null) => setOpened((before) => (before === id ? null : id)),
    isPointing: pointing?.state === state,
    begin: () => begin(),
    stop,
    /** The spot is chosen: the text box opens. */
    choose: (spot: Spot) => {
      setDraft({ spot, text: pointing?.text ?? '', of: pointing?.of ?? null })
      setOpened(null)
      stop()
    },
    pointAgain: () => begin(draft?.text, draft?.of),
    type: (text: string) => draft && setDraft({ ...draft, text }),
    discard: () => setDraft(null),
    edit: ({ pin: { id, text, element, at, window } }: Numbered) => {
      setOpened(null)
      setDraft({ of: id, text, spot: { element, at, window } })
    },
    written,
    saveToFile: (pin: Pin) =>
      attempt(async () => {
        await savePin(pin)
        setDraft(null)
        // What is in a file needs no place in the address.
        if (addressed?.some(({ id }) => id === pin.id)) toAddress(without(pin.id))
      }),
    saveToAddress: (pin: Pin) =>
      attempt(() => {
        toAddress([...without(pin.id), pin])
        setDraft(null)
      }),
    remove: ({ pin, isFile }: Numbered) =>
      attempt(async () => {
        if (isFile) await removePin(pin)
        else toAddress(without(pin.id))
        setOpened(null)
      }),
  }
}
export type Notes = ReturnType<typeof useNotes>
