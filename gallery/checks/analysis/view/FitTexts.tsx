import { useRef } from 'react'
import { type Address, type Settings, printAddress } from '../../../address.ts'
import { languageName } from '../../../app/languageName.ts'
import type { MachinePlace } from '../../../app/shell/whatIsShown.ts'
import type { KnownText } from '../../../frame/textKeys.ts'
import { frameUrl, sizeOf } from '../../../view/size.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../../src/constants/limits.ts'
import { cutTexts } from './cutTexts.ts'
import { useReading } from './useReading.ts'

const others = LANGUAGES.filter((lang) => lang !== DEFAULT_LANGUAGE)
const variants = others.flatMap((lang) => (['normal', 'long'] as const).map((texts) => ({ lang, texts })))

/** The texts known to a gallery frame. */
type WithTexts = Window & { knownTexts?: (texts: readonly string[]) => Promise<(KnownText | null)[]> }

async function rowsOf(page: Document) {
  const cut = cutTexts(page)
  const view = page.defaultView as WithTexts | null // see startProduct
  const known = (await view?.knownTexts?.(cut.map(({ text }) => text))) ?? []
  return cut.map((one, index) => ({ ...one, known: known[index] ?? null }))
}

/** The texts that do not fit in one variant of a view, opened out of sight, each with its key and its English text. */
function Variant({ title, address }: { title: string; address: Address }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const rows = useReading(frame, rowsOf)
  const faults = rows?.filter(({ hasTitle }) => !hasTitle).length ?? 0
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p role="status">{rows === null ? 'It is being looked at.' : faults === 0 ? 'All texts fit.' : `${faults} do not fit.`}</p>
      {rows !== null && rows.length > 0 && (
        <table className="cut-texts">
          <thead>
            <tr>
              <th scope="col">Text</th>
              <th scope="col">English</th>
              <th scope="col">Where</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ text, known, how, hasTitle }) => (
              <tr key={`${text} ${how}`} data-bad={!hasTitle}>
                <td>{text}</td>
                <td>
                  {known?.english ?? '–'}
                  {known && <code>{known.key}</code>}
                </td>
                <td>
                  {how}
                  {hasTitle && ', and its title says it all'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <iframe ref={frame} className="hidden-view" inert tabIndex={-1} title="The same view, out of sight" src={frameUrl(printAddress(address))} style={sizeOf(address.settings.width)} />
    </section>
  )
}

/** Which texts of a state do not fit in the other language, as it is and two fifths longer, at the width of the view. */
export const FitTexts = ({ place, settings }: { place: MachinePlace; settings: Settings }) => (
  <>
    <p className="faint">The state is opened out of sight in the other language, {settings.width} px wide, with its texts as they are and two fifths longer.</p>
    {variants.map(({ lang, texts }) => {
      const address = { place, settings: { ...settings, lang, texts } }
      return <Variant key={printAddress(address)} title={`${languageName(lang)}${texts === 'long' ? ', long texts' : ''}`} address={address} />
    })}
  </>
)
