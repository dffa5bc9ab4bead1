/** npm run architecture: draws the pictures of docs/architecture.md from the imports, and prints the figures of the tree. */
import '../../setup/requireNode.ts'
import { writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { dependenciesOf } from './dependencies.ts'
import { cycles, folderCycles, medianOf, sources } from './imports.ts'
import { layerOf } from './layers.ts'
import { pictures } from './pictures.ts'

const files = sources('src', 'sandbox')
for (const [file, svg] of Object.entries(await pictures(files))) writeFileSync(file, svg)

const ours = files.filter(({ path }) => path.startsWith('src/') && !path.includes('.gen.'))
const lines = ours.map((file) => file.lines)
const folders = Object.groupBy(ours, ({ path }) => posix.dirname(path))
const [largestFolder, inIt = []] =
  Object.entries(folders).toSorted(([, a = []], [, b = []]) => b.length - a.length)[0] ?? []
const largest = ours.toSorted((a, b) => b.lines - a.lines)[0]
process.stdout.write(
  [
    `files in src       ${ours.length}, ${lines.reduce((sum, count) => sum + count, 0)} lines`,
    `median file        ${medianOf(lines)} lines, wanted at most 60`,
    `largest file       ${largest?.lines ?? 0} lines, ${largest?.path ?? ''}`,
    `largest folder     ${inIt.length} files of code, ${largestFolder ?? ''}, of ${Object.keys(folders).length} folders`,
    `import cycles      ${cycles(files).length} of files, ${folderCycles(ours).length} of folders`,
    `barrels            ${files.filter(({ isBarrel }) => isBarrel).length}`,
    `arrows of layers   ${dependenciesOf(files, layerOf).size}`,
    `imports            ${files.reduce((sum, { imports }) => sum + imports.length, 0)}`,
    '',
  ].join('\n'),
)
