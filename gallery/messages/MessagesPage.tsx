import { useState } from 'react'
import { LANGUAGES } from '../../src/constants/limits.ts'
import { languageName, type Settings } from '../address.ts'
import { PageHead } from '../app/controls.tsx'
import { useProductTexts } from '../app/productTexts.ts'
import { tileOf } from '../export/contactSheet/pictured.ts'
import type { Pictures } from '../export/contactSheet/pictures.ts'
import { Tile } from '../export/contactSheet/Tile.tsx'
import { usePictures } from '../export/contactSheet/useTile.ts'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { KINDS, type Message, messagesIn, UNSEEN } from './messages.ts'

const SCALE = 0.45
const show = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' })

interface Props {
  message: Message
  here: string | null
  settings: Settings
  pictures: Pictures
}

/** A message with its texts beside each other, and the view that shows it, drawn on demand: each is a whole app. */
function Row({ message: { key, code, texts, seen }, here, settings: look, pictures }: Props) {
  const [isShown, setIsShown] = useState(false)
  const tile = seen && tileOf(seen, { ...look, ...seen.settings })
  return (
    <tr
      ref={key === here ? show : undefined}
      aria-current={key === here || undefined}
      className="align-top aria-[current]:bg-accent-soft *:border-t *:border-line *:px-4 *:py-2 *:wrap-anywhere max-[700px]:block max-[700px]:border-t max-[700px]:border-line max-[700px]:py-2 max-[700px]:*:block max-[700px]:*:border-0 max-[700px]:*:py-0.5 max-[700px]:*:empty:hidden"
    >
      <td className="[font-variant-numeric:tabular-nums]">{code}</td>
      {LANGUAGES.map((lang, index) => (
        <td key={lang} lang={lang}>
          {texts[index]}
        </td>
      ))}
      <td className="*:mb-1 *:block">
        <code className="text-text-3">{key}</code>
        {!tile ? (
          <span className="text-text-3">{UNSEEN[key]}</span>
        ) : (
          <>
            <a href={tile.address}>{tile.title}</a>
            <button
              type="button"
              className="button"
              aria-expanded={isShown}
              aria-label={`Picture: ${texts[0] ?? key}`}
              onClick={() => setIsShown(!isShown)}
            >
              Picture
            </button>
            {isShown && <Tile content={{ ...tile, caption: 'As it is seen' }} pictures={pictures} scale={SCALE} />}
          </>
        )}
      </td>
    </tr>
  )
}

/** Every error, empty state and toast of the product, in both languages. */
export function MessagesPage({ here, settings }: Pick<Props, 'here' | 'settings'>) {
  const messages = messagesIn(useProductTexts())
  const pictures = usePictures()
  return (
    <main>
      <PageHead title="Messages" tools={<ViewMenu machine="" settings={settings} only="variants" />}>
        <p>
          {messages.length} texts that tell what happened, or that there is nothing. The search finds them by code and
          by words.
        </p>
      </PageHead>
      {pictures &&
        Object.entries(KINDS).map(([kind, title]) => (
          <section key={kind} aria-label={title}>
            <h2 className="px-4 pt-5 pb-2 text-md">{title}</h2>
            <table className="w-full table-fixed">
              <thead className="text-left text-text-2 *:*:px-4 *:*:py-2 *:*:font-medium max-[700px]:hidden">
                <tr>
                  <th scope="col" className="w-24">
                    Code
                  </th>
                  {LANGUAGES.map((lang) => (
                    <th key={lang} scope="col">
                      {languageName(lang)}
                    </th>
                  ))}
                  <th scope="col">Where</th>
                </tr>
              </thead>
              <tbody>
                {messages
                  .filter((one) => one.kind === kind)
                  .map((message) => (
                    <Row key={`${message.key} ${message.code}`} {...{ message, here, settings, pictures }} />
                  ))}
              </tbody>
            </table>
          </section>
        ))}
    </main>
  )
}
