/** npm run architecture: draws docs/architecture.svg from the imports, and prints the figures of the house. */
import '../requireNode.ts'
import { readdirSync, writeFileSync } from 'node:fs'
import { arrowsOf } from './arrows.ts'
import { floorOf, ROOMS } from './floors.ts'
import { cycles, medianOf, sources } from './imports.ts'
import { picture } from './picture.ts'

const files = sources('src', 'sandbox')
writeFileSync('docs/architecture.svg', await picture([...arrowsOf(files, floorOf).keys()].toSorted()))

const ours = files.filter(({ path }) => path.startsWith('src/') && !path.includes('.gen.'))
const lines = ours.map((file) => file.lines)
const rooms = Object.keys(ROOMS).map((room) => ({ room, size: readdirSync(`src/components/${room}`).length }))
const largestRoom = rooms.toSorted((a, b) => b.size - a.size)[0]
const largest = ours.toSorted((a, b) => b.lines - a.lines)[0]
process.stdout.write(
  [
    `files in src       ${ours.length}, ${lines.reduce((sum, count) => sum + count, 0)} lines`,
    `median file        ${medianOf(lines)} lines, wanted at most 60`,
    `largest file       ${largest?.lines ?? 0} lines, ${largest?.path ?? ''}`,
    `largest room       ${largestRoom?.size ?? 0} files, ${largestRoom?.room ?? ''}, of ${rooms.length} rooms`,
    `import cycles      ${cycles(files).length}`,
    `barrels            ${files.filter(({ isBarrel }) => isBarrel).length}`,
    `imports            ${files.reduce((sum, { imports }) => sum + imports.length, 0)}`,
    '',
  ].join('\n'),
)
