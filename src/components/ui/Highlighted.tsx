import { split } from '../../domain/search.ts'

/** A text with the places marked that say what is searched for. */
export const Highlighted = ({ text, needle }: { text: string; needle: string }) =>
  split(text, needle).map((part, index) =>
    part.match ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text have nothing but their place
      <mark key={index} className="rounded-xs bg-highlight text-on-highlight">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
