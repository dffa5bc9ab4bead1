import { useRef } from 'react'
import { type Settings, printAddress, type ScreenPlace } from '../address.ts'
import { PageHead, Picker } from '../app/controls.tsx'
import { go } from '../app/shell/useAddress.ts'
import { saveView } from '../export/files.ts'
import { SaveMenu, SaveRow } from '../export/SaveMenu.tsx'
import type { ViewHandle } from '../view/useFrame.ts'
import { ViewPane } from '../view/ViewPane.tsx'
import { ViewTools } from '../view/ViewTools.tsx'
import { knownChoices } from './setup.ts'
import type { Area, Screen } from './types.ts'

export interface ScreenProps {
  area: Area
  screen: Screen
  place: ScreenPlace
  settings: Settings
}

/** One screen of the product: description, its states, and the screen itself. */
export function ScreenPage({ area, screen, place, settings }: ScreenProps) {
  const choices = knownChoices(screen, place.choices)
  const view = useRef<ViewHandle>(null)
  const into = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const here: ScreenPlace = { ...place, choices }
  const address = printAddress({ place: here, settings })
  const name = [area.name, place.screen, ...Object.values(choices)].join(' ')
  return (
    <main className="flex h-full flex-col">
      <PageHead
        title={`${area.title}: ${screen.title}`}
        tools={
          <>
            <ViewTools
              {...{ machine: '', settings, only: 'one scene', address, view, into }}
              pictures={printAddress({ place: { ...here, page: 'looks' }, settings })}
            />
            <SaveMenu>
              <SaveRow title="View" files={{ PNG: () => saveView(frame.current, name, settings) }} />
            </SaveMenu>
          </>
        }
      >
        <p>{screen.about}</p>
      </PageHead>
      {screen.choices && (
        <div className="border-b border-line bg-surface px-3 py-2">
          <Picker
            label="State"
            choices={Object.entries(screen.choices).map(([name, { title }]) => [name, title])}
            value={choices['state'] ?? ''}
            onChange={(state) => go({ ...here, choices: { state } })}
          />
        </div>
      )}
      <section className="relative flex min-h-80 flex-1 flex-col bg-surface" aria-label="What the trader sees">
        <ViewPane
          {...{ frame, address, handle: view, width: settings.width, title: screen.title }}
          onOut={() => into.current?.focus()}
        />
      </section>
    </main>
  )
}
