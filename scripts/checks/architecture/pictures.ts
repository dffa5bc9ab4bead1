import { dependenciesOf, tradingFolderOf, transitiveReduction } from './dependencies.ts'
import type { SourceFile } from './imports.ts'
import { layerOf, ROWS } from './layers.ts'
import { picture } from './picture.ts'

const holdsOf = Object.fromEntries(ROWS.flatMap((row) => Object.entries(row).map(([name, { holds }]) => [name, holds])))

/** The two pictures of docs/architecture.md, by file: the layers of `src`, and the folders of `features/trading`. */
export async function pictures(files: readonly SourceFile[]): Promise<Record<string, string>> {
  const layers = dependenciesOf(files, (path) => (path.startsWith('src/') ? layerOf(path) : null))
  const folders = dependenciesOf(files, tradingFolderOf)
  const names = [...new Set(files.flatMap(({ path }) => tradingFolderOf(path) ?? []))].toSorted()
  return {
    'docs/pictures/layers.svg': await picture({
      title: 'The layers of src; arrows point from a layer to those it imports',
      boxes: holdsOf,
      arrows: transitiveReduction([...layers.keys()].toSorted()),
    }),
    'docs/pictures/trading-folders.svg': await picture({
      title: 'The folders of features/trading; arrows point from a folder to those it imports',
      boxes: Object.fromEntries(names.map((name) => [name, ''])),
      arrows: transitiveReduction([...folders.keys()].toSorted()),
    }),
  }
}
