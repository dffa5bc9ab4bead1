import { DASH } from '../../domain/format.ts'

/** Mutes unknown values. */
export const ink = (value: string) => (value === DASH ? 'text-text-3' : 'text-text')

interface Props {
  label: string
  /** The full label, where it is cut short. */
  full?: string
  long: string
  short: string
}

/** What something means for either side. */
export const PreviewRow = ({ label, full, long, short }: Props) => (
  <tr>
    <th scope="row" title={full} className="py-0.5 text-start font-regular text-text-2">
      <span aria-hidden={full !== undefined}>{label}</span>
      {full && <span className="sr-only">{full}</span>}
    </th>
    <td className={`num ps-3 text-end ${ink(long)}`}>{long}</td>
    <td className={`num ps-3 text-end ${ink(short)}`}>{short}</td>
  </tr>
)
