import { type Knobs, printAddress } from '../../address.ts'
import { Cell } from './Cell.tsx'
import { type Check, CHECKS } from './coverage.ts'
import { screenRows } from './screenCoverage.ts'

const checks = Object.entries(CHECKS) as [Check, string][] // the entries of CHECKS

/** The screens by area, below the states: no walk leads to them, so that cell is empty, as are those of a screen that the last run has not looked at. */
export const ScreenRows = ({ knobs }: { knobs: Knobs }) =>
  screenRows.map(({ area, rows }) => (
    <tbody key={area.name}>
      <tr className="board-machine">
        <th scope="rowgroup" colSpan={checks.length + 1}>
          Screens: {area.title}
        </th>
      </tr>
      {rows.map(({ name, screen, row }) => (
        <tr key={name}>
          <th scope="row">
            <a href={printAddress({ place: { page: 'screen', area: area.name, screen: name, choices: {} }, knobs })}>{screen.title}</a>
          </th>
          {checks.map(([check, title]) => (check === 'walked' || row === null ? <td key={check}>–</td> : <Cell key={check} isGreen={row[check]} check={title} />))}
        </tr>
      ))}
    </tbody>
  ))
