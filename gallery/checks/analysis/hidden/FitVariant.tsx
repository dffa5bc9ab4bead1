import { useEffect, useState } from 'react'
import type { Address } from '../../../address.ts'
import type { KnownText } from '../../../frame/textKeys.ts'
import { type CutText, cutTexts } from '../view/cutTexts.ts'
import { watchPage } from '../view/watchPage.ts'
import { HiddenView } from './HiddenView.tsx'

/** The texts known to a gallery frame. */
type WithTexts = Window & { knownTexts?: (texts: readonly string[]) => Promise<(KnownText | null)[]> }

interface Row extends CutText {
  known: KnownText | null
}

async function rowsOf(page: Document): Promise<Row[]> {
  const cut = cutTexts(page)
  const view = page.defaultView as WithTexts | null // see startProduct
  const known = (await view?.knownTexts?.(cut.map(({ text }) => text))) ?? []
  return cut.map((one, index) => ({ ...one, known: known[index] ?? null }))
}

/** The texts that do not fit in one variant of a view, opened out of sight, each with its key and its English text. */
export function FitVariant({ title, address }: { title: string; address: Address }) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  useEffect(() => {
    if (!frame) return
    let isOver = false
    const end = watchPage(frame, (page) => void rowsOf(page).then((found) => isOver || setRows(found)))
    return () => {
      isOver = true
      end()
    }
  }, [frame])
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
            {rows.map(({ text, known, how, hasTitle }, index) => (
              <tr key={index} data-bad={!hasTitle}>
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
      <HiddenView address={address} frame={setFrame} isShown={rows !== null} />
    </section>
  )
}
