import { arrowsOf, tradingFolderOf, withoutDetours } from './arrows.ts'
import type { SourceFile } from './imports.ts'
import { layerOf, ROWS } from './layers.ts'
import { picture } from './picture.ts'

const holdsOf = Object.fromEntries(ROWS.flatMap((row) => Object.entries(row).map(([name, { holds }]) => [name, holds])))

/** The two pictures of docs/architecture.md, by file: the layers of `src`, and the folders of `features/trading`. */
export async function pictures(files: readonly SourceFile[]): Promise<Record<string, string>> {
  const layers = arrowsOf(files, (path) => (path.startsWith('src/') ? layerOf(path) : null))
  const folders = arrowsOf(files, tradingFolderOf)
  const names = [...new Set(files.flatMap(({ path }) => tradingFolderOf(path) ?? []))].toSorted()
  return {
    'docs/pictures/layers.svg': await picture({ title: 'The layers of src; an arrow leads from a layer to one it imports', boxes: holdsOf, arrows: withoutDetours([...layers.keys()].toSorted()) }),
    'docs/pictures/trading-folders.svg': await picture({ title: 'The folders of features/trading; an arrow leads from a folder to one it imports', boxes: Object.fromEntries(names.map((name) => [name, ''])), arrows: withoutDetours([...folders.keys()].toSorted()) }),
  }
}
