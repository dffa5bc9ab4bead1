/** Shown for a machine without a screen, or without a view yet. */
export function NoView({ machine }: { machine: string }) {
  return (
    <div className="no-view">
      <p>There is no view of this chart: it is all there is to see.</p>
      <p className="faint">
        <code>gallery/views/{machine}.ts</code> says how its screen is reached and which events can come.
      </p>
    </div>
  )
}
