import { splitMatches } from '../../domain/text/search.ts'

/** A text with the matches of a search marked. */
export const HighlightedText = ({ text, needle }: { text: string; needle: string }) =>
  splitMatches(text, needle).map((part, index) =>
    part.match ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text differ only by position
      <mark key={index} className="rounded-xs bg-highlight text-on-highlight">
        {part.text}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <span key={index}>{part.text}</span>
    ),
  )
