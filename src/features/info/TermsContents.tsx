import ChevronDown from 'lucide-react/icons/chevron-down'

interface Section {
  id: string
  heading: string
}

interface Props {
  title: string
  sections: readonly Section[]
}

/** The table of contents: beside the document; collapsed above it in narrow windows. */
export function TermsContents({ title, sections }: Props) {
  const list = (
    <ol className="border-s-2 border-line">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-2 ps-4 text-md text-text-2 hover:text-text">
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )

  return (
    <>
      <nav aria-label={title} className="sticky top-20 hidden max-h-[calc(100vh-6rem)] self-start overflow-y-auto desktop:block">
        {list}
      </nav>
      <details className="group rounded-md border border-line bg-surface px-4 desktop:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between text-lg font-medium">
          <span>{title}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-text-3 transition-transform duration-fast group-open:rotate-180"
          />
        </summary>
        <nav aria-label={title} className="pb-3">
          {list}
        </nav>
      </details>
    </>
  )
}
