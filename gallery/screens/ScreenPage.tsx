import './screens.css'
import { useRef } from 'react'
import { type Settings, type Place, printAddress } from '../address.ts'
import { asTitle } from '../chart/names.ts'
import { Segmented } from '../app/Segmented.tsx'
import { go } from '../app/shell/useAddress.ts'
import type { ViewHandle } from '../view/useFrame.ts'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { ViewTools } from '../view/ViewTools.tsx'
import { frameUrl } from '../view/size.ts'
import { ViewPane } from '../view/ViewPane.tsx'
import { knownChoices } from './setup.ts'
import type { Area, Choice, Screen } from './types.ts'

type ScreenPlace = Extract<Place, { page: 'screen' }>

/** Up to this many choices are buttons; more are a list. */
const MOST_PRESSED = 6

function ChoiceField({ title, choices, chosen, onChoose }: { title: string; choices: Readonly<Record<string, Choice>>; chosen: string; onChoose: (choice: string) => void }) {
  const titles = Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, choice.title]))
  if (Object.keys(titles).length <= MOST_PRESSED) return <Segmented isNamed label={title} choices={titles} value={chosen} onChange={onChoose} />
  return (
    <label className="control-field">
      {title}
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {Object.entries(titles).map(([name, one]) => (
          <option key={name} value={name}>
            {one}
          </option>
        ))}
      </select>
    </label>
  )
}

/** One screen of the product: description, its settings, and the screen itself. */
export function ScreenPage({ area, screen, place, settings }: { area: Area; screen: Screen; place: ScreenPlace; settings: Settings }) {
  const { varies } = screen
  const choices = knownChoices(screen, place.choices)
  const view = useRef<ViewHandle>(null)
  const into = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const here: ScreenPlace = { ...place, choices }
  const address = printAddress({ place: here, settings })

  return (
    <main className="screen-page">
      <header className="machine-head">
        <div>
          <h1>
            {area.title}: {screen.title}
          </h1>
          <p>{screen.about}</p>
        </div>
        <div className="tools">
          <ViewMenu machine="" settings={settings} only="one scene">
            <a href={frameUrl(address)} target="_blank" rel="noreferrer">
              Open the view alone
            </a>
          </ViewMenu>
          <ViewTools view={view} into={into} />
        </div>
      </header>
      <div className="screen-controls">
        {varies !== undefined && screen.choices && (
          <ChoiceField title={asTitle(varies)} choices={screen.choices} chosen={choices[varies] ?? ''} onChoose={(choice) => go({ ...here, choices: { [varies]: choice } })} />
        )}
      </div>
      <section className="screen-view" aria-label="What the trader sees">
        <ViewPane frame={frame} address={address} width={settings.width} title={screen.title} handle={view} onOut={() => into.current?.focus()} />
      </section>
    </main>
  )
}
