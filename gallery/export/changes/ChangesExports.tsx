import { copyText } from '../../app/copyText.ts'
import { charts } from '../../chart/machines.ts'
import { SaveMenu, SaveRow } from '../../chart/saved/ExportMenu.tsx'
import { save } from '../../chart/saved/save.ts'
import { views } from '../../views/views.ts'
import type { Changes } from './changes.ts'
import { markdownOf } from './markdown.ts'
import { standAlonePage } from './standAlonePage.ts'
import { summaryOf } from './summary.ts'

/** The comparison for the team: as one page with its pictures, or as words for a chat or a pull request. */
export function ChangesExports({ changes }: { changes: Changes }) {
  const gallery = () => new URL('.', document.baseURI).href
  const savePage = async () => save('what-changed.html', new Blob([await standAlonePage(gallery())], { type: 'text/html' }))
  const markdown = () => markdownOf(changes, summaryOf(changes, charts, views), gallery())
  return (
    <SaveMenu>
      <SaveRow title="What changed" files={{ HTML: savePage, Markdown: () => save('what-changed.md', new Blob([markdown()], { type: 'text/markdown' })), Copy: () => copyText(markdown()) }} />
    </SaveMenu>
  )
}
