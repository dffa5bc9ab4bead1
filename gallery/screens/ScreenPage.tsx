import { Images } from 'lucide-react'
import { useRef } from 'react'
import { type Settings, printAddress, type ScreenPlace } from '../address.ts'
import { PageHead, Segmented } from '../app/controls.tsx'
import { go } from '../app/shell/useAddress.ts'
import { asTitle } from '../chart/names.ts'
import { saveView } from '../export/files.ts'
import { SaveMenu, SaveRow } from '../export/SaveMenu.tsx'
import { frameUrl } from '../view/size.ts'
import type { ViewHandle } from '../view/useFrame.ts'
import { FIELD, ViewMenu } from '../view/ViewMenu.tsx'
import { ViewPane, ViewTools } from '../view/ViewPane.tsx'
import { knownChoices } from './setup.ts'
import type { Area, Screen } from './types.ts'

/** Up to this many choices are buttons; more are a list. */
const MOST_PRESSED = 6

function ChoiceField({
  title,
  titles,
  chosen,
  onChoose,
}: {
  title: string
  titles: Readonly<Record<string, string>>
  chosen: string
  onChoose: (choice: string) => void
}) {
  if (Object.keys(titles).length <= MOST_PRESSED)
    return <Segmented isNamed label={title} choices={titles} value={chosen} onChange={onChoose} />
  return (
    <label className={FIELD}>
      {title}
      <select
        className="field h-control-sm px-1.5 text-text"
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
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
export function ScreenPage({
  area,
  screen,
  place,
  settings,
}: {
  area: Area
  screen: Screen
  place: ScreenPlace
  settings: Settings
}) {
  const { varies } = screen
  const choices = knownChoices(screen, place.choices)
  const view = useRef<ViewHandle>(null)
  const into = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const here: ScreenPlace = { ...place, choices }
  const address = printAddress({ place: here, settings })
  const titles = Object.fromEntries(Object.entries(screen.choices ?? {}).map(([name, choice]) => [name, choice.title]))

  return (
    <main className="flex h-full flex-col">
      <PageHead
        title={`${area.title}: ${screen.title}`}
        tools={
          <>
            <ViewMenu machine="" settings={settings} only="one scene">
              <a href={frameUrl(address)} target="_blank" rel="noreferrer">
                Open the view alone
              </a>
            </ViewMenu>
            <ViewTools view={view} into={into} />
            <a className="button" href={printAddress({ place: { ...here, page: 'looks' }, settings })}>
              <Images size={13} aria-hidden /> Pictures
            </a>
            <SaveMenu>
              <SaveRow
                title="View"
                files={{
                  PNG: () => saveView(frame.current, [area.name, place.screen, ...Object.values(choices)].join('-')),
                }}
              />
            </SaveMenu>
          </>
        }
      >
        <p>{screen.about}</p>
      </PageHead>
      {varies !== undefined && (
        <div className="border-b border-line bg-surface px-3 py-2">
          <ChoiceField
            title={asTitle(varies)}
            titles={titles}
            chosen={choices[varies] ?? ''}
            onChoose={(choice) => go({ ...here, choices: { [varies]: choice } })}
          />
        </div>
      )}
      <section className="relative flex min-h-80 flex-1 flex-col bg-surface" aria-label="What the trader sees">
        <ViewPane
          frame={frame}
          address={address}
          width={settings.width}
          title={screen.title}
          handle={view}
          onOut={() => into.current?.focus()}
        />
      </section>
    </main>
  )
}
