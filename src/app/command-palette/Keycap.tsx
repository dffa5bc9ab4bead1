import './Keycap.css'

/** A key as it is written on the keyboard. */
export const Keycap = ({ children }: { children: string }) => <kbd className="keycap">{children.length === 1 ? children.toUpperCase() : children}</kbd>
