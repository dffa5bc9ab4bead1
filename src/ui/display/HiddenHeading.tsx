/** The heading of a part that shows none, for those who move by headings. */
export const HiddenHeading = ({ children }: { children: string }) => <h2 className="sr-only">{children}</h2>
