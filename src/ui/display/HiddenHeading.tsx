/** A visually hidden heading, for screen reader users who navigate by headings. */
export const HiddenHeading = ({ children }: { children: string }) => <h2 className="sr-only">{children}</h2>
