import './messages.css'
import { useState } from 'react'
import { LANGUAGES } from '../../src/constants/limits.ts'
import { type Settings, printAddress } from '../address.ts'
import { languageName } from '../app/languageName.ts'
import { useProductTexts } from '../app/productTexts.ts'
import type { Pictures } from '../export/contactSheet/pictures.ts'
import { Tile } from '../export/contactSheet/Tile.tsx'
import { usePictures } from '../export/contactSheet/usePictures.ts'
import { ViewMenu } from '../view/ViewMenu.tsx'
import { KINDS, type Message, messagesIn } from './messages.ts'

const SCALE = 0.5

/** A message with its texts beside each other, and the view that shows it, drawn on demand: each is a whole app. */
function Row({ message: { key, code, texts, seen }, settings: look, pictures }: { message: Message; settings: Settings; pictures: Pictures }) {
  const [isShown, setIsShown] = useState(false)
  const [isAlive, setIsAlive] = useState(false)
  const settings = { ...look, scene: null, ...seen?.settings }
  const address = seen && printAddress({ place: seen.place, settings })
  return (
    <tr>
      <td className="num">{code}</td>
      {LANGUAGES.map((lang, index) => (
        <td key={lang} lang={lang}>
          {texts[index]}
        </td>
      ))}
      <td>
        <code>{key}</code>
        {seen && address !== null ? (
          <>
            <a href={address}>{seen.title}</a>
            <button type="button" className="button" aria-expanded={isShown} aria-label={`Picture: ${texts[0] ?? key}`} onClick={() => setIsShown(!isShown)}>
              Picture
            </button>
            {isShown && <Tile content={{ address, settings, picture: seen.pictured.nameIn(settings), title: seen.title, caption: seen.title }} pictures={pictures} scale={SCALE} isAlive={isAlive} onWake={setIsAlive} />}
          </>
        ) : (
          <span className="faint">In no view of the gallery</span>
        )}
      </td>
    </tr>
  )
}

/** Every error, empty state and toast of the product, in both languages. */
export function MessagesPage({ settings }: { settings: Settings }) {
  const messages = messagesIn(useProductTexts())
  const pictures = usePictures()
  return (
    <main className="messages-page">
      <header className="machine-head">
        <div>
          <h1>Messages</h1>
          <p>{messages.length} texts that tell what happened, or that there is nothing. The search finds them by code and by words.</p>
        </div>
        <div className="tools">
          <ViewMenu machine="" settings={settings} only="variants" />
        </div>
      </header>
      {pictures &&
        Object.entries(KINDS).map(([kind, title]) => (
          <section key={kind} aria-label={title}>
            <h2>{title}</h2>
            <table>
              <thead>
                <tr>
                  <th scope="col">Code</th>
                  {LANGUAGES.map((lang) => (
                    <th key={lang} scope="col">
                      {languageName(lang)}
                    </th>
                  ))}
                  <th scope="col">Where</th>
                </tr>
              </thead>
              <tbody>
                {messages.filter((one) => one.kind === kind).map((message) => (
                  <Row key={`${message.key} ${message.code}`} {...{ message, settings, pictures }} />
                ))}
              </tbody>
            </table>
          </section>
        ))}
    </main>
  )
}
