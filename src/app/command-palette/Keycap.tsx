import './Keycap.css'

/** A key, labelled as on the keyboard. */
export const Keycap = ({ children }: { children: string }) => (
  <kbd className="keycap">{children.length === 1 ? children.toUpperCase() : children}</kbd>
)
