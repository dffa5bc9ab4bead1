import { classes } from '../../../ui/display/classes.ts'
import type { FileState } from './compareFiles.ts'

const SHAPES: Record<FileState, string> = { same: 'M3 8.5l3.5 3.5L13 4.5', different: 'M4 4l8 8M12 4l-8 8', unreachable: 'M8 3v6M8 12.5v.5' }
const TONES: Record<FileState, string> = { same: 'text-success', different: 'text-danger', unreachable: 'text-warn' }

/** A tick, a cross or an exclamation mark, next to the text. */
export const StateIcon = ({ state }: { state: FileState }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" className={classes('mt-0.5 size-4 shrink-0 fill-none stroke-current', TONES[state])}>
    <path d={SHAPES[state]} />
  </svg>
)
