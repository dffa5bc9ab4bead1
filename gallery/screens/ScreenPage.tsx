import './screens.css'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { type Knobs, type Place, printAddress } from '../address.ts'
import { Segmented } from '../app/Segmented.tsx'
import { go, turn } from '../app/shell/useAddress.ts'
import { Knobs as KnobBar } from '../view/Knobs.tsx'
import { frameUrl } from '../view/size.ts'
import { ScreenPane } from './ScreenPane.tsx'
import { knownChoices } from './setup.ts'
import { told } from './told.ts'
import type { Area, Control, Screen } from './types.ts'

type ScreenPlace = Extract<Place, { page: 'screen' }>

/** So many choices are pressed, more are in a list. */
const MOST_PRESSED = 6

function ControlChoice({ control: { title, choices }, chosen, onChoose }: { control: Control; chosen: string; onChoose: (choice: string) => void }) {
  const titles = Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, choice.title]))
  if (Object.keys(titles).length <= MOST_PRESSED) return <Segmented isNamed label={title} choices={titles} value={chosen} onChange={onChoose} />
  return (
    <label className="knob-field">
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

/** One screen of the product: what it is for, what can be varied of it, and the screen itself. */
export function ScreenPage({ area, screen, place, knobs }: { area: Area; screen: Screen; place: ScreenPlace; knobs: Knobs }) {
  const choices = knownChoices(screen, place.choices)
  const [isTold, setTold] = useState(false)
  const here: ScreenPlace = { ...place, choices }
  const address = printAddress({ place: here, knobs })

  return (
    <main className="screen-page">
      <header className="machine-head">
        <h1>
          {area.title}: {screen.title}
        </h1>
        <p>{screen.about}</p>
      </header>
      <div className="screen-knobs">
        <KnobBar machine="" knobs={knobs} onTurn={turn} only="one scene" />
        {screen.controls && (
          <div className="knobs" role="group" aria-label="What is varied">
            {Object.entries(screen.controls).map(([name, control]) => (
              <ControlChoice key={name} control={control} chosen={choices[name] ?? ''} onChoose={(choice) => go({ ...here, choices: { ...choices, [name]: choice } })} />
            ))}
          </div>
        )}
        <details className="screen-told" onToggle={({ currentTarget }) => setTold(currentTarget.open)}>
          <summary>How it comes about</summary>
          {isTold && (
            <ol>
              {told(screen, choices).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          )}
        </details>
      </div>
      <section className="screen-view" aria-label="What the trader sees">
        <a className="alone" href={frameUrl(address)} target="_blank" rel="noreferrer">
          <Maximize2 size={13} aria-hidden /> View alone
        </a>
        <ScreenPane title={screen.title} address={address} width={knobs.width} />
      </section>
    </main>
  )
}
