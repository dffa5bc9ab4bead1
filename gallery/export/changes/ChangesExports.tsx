import { SaveMenu, SaveRow } from '../../chart/saved/ExportMenu.tsx'
import { save } from '../../chart/saved/save.ts'
import { htmlFile } from '../htmlFile.ts'

const TURN = "const{dataset}=document.documentElement;dataset.theme=dataset.theme==='dark'?'light':'dark'"
/** The row of the button, so that no words are under it. */
const STYLES = '.theme-turn { position: absolute; right: 16px; top: 8px; background: var(--color-surface) } h1 { min-height: 40px }'

/** A copy of the page for a file: its links open this gallery, and its charts are pictures, since a press has no effect. */
function copyOf(page: Element) {
  const copy = page.cloneNode(true) as HTMLElement // of one
  const gallery = new URL('.', document.baseURI).href
  for (const tools of copy.querySelectorAll('.tools')) tools.remove()
  for (const link of copy.querySelectorAll('a')) link.href = `${gallery}${link.hash}`
  for (const drawing of copy.querySelectorAll('svg')) {
    drawing.setAttribute('role', 'img')
    for (const part of drawing.querySelectorAll('[role="button"]')) for (const name of ['role', 'tabindex', 'aria-label']) part.removeAttribute(name)
  }
  copy.insertAdjacentHTML('afterbegin', `<button type="button" class="button theme-turn" onclick="${TURN}">Dark or light</button>`)
  return copy
}

/** The comparison for the team, as one page with its pictures. */
export function ChangesExports() {
  const savePage = async () => {
    const page = document.querySelector('.changes-page')
    if (page) save('what-changed.html', await htmlFile(copyOf(page), { title: 'What changed', lang: 'en', styles: STYLES }))
  }
  return (
    <SaveMenu>
      <SaveRow title="What changed" files={{ HTML: savePage }} />
    </SaveMenu>
  )
}
