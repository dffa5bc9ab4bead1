import { protocol } from './explored.ts'

/** How late a request may arrive for “did not happen” to be true, by the machine and by how slow a look is. */
export function Bounds() {
  return (
    <table className="bounds">
      <thead>
        <tr>
          <th scope="col">A look is answered within</th>
          {protocol.looksWithin.map((seconds) => (
            <th key={seconds} scope="col">{seconds} s</th>
          ))}
        </tr>
      </thead>
      <tbody className="num">
        {protocol.bounds.map(({ machine, within }) => (
          <tr key={machine}>
            <th scope="row">{machine}</th>
            {protocol.looksWithin.map((seconds, index) => (
              <td key={seconds}>{within[index]} s</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
