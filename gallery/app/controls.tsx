import { Popover, PopoverButton, PopoverPanel, Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'

/** A button that opens a panel of controls; Escape or a press elsewhere closes it. `name`: of the panel. */
export function Menu({ label, name, children }: { label: ReactNode; name: string; children: ReactNode }) {
  return (
    <Popover>
      <PopoverButton className="button">
        {label}
        <ChevronDown size={13} aria-hidden />
      </PopoverButton>
      <PopoverPanel
        anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
        className="z-menu grid max-w-[calc(100vw-16px)] gap-2 overflow-auto rounded-md border border-line-strong bg-surface-raised p-3 text-xs"
        role="group"
        aria-label={name}
      >
        {children}
      </PopoverPanel>
    </Popover>
  )
}

/** A choice of a few, all visible. */
export function Segmented<Choice extends string>({
  label,
  choices,
  value,
  isNamed = false,
  onChange,
}: {
  label: string
  choices: Readonly<Partial<Record<Choice, string>>>
  value: Choice
  /** Shows the label before the choices; else it is for screen readers only. */
  isNamed?: boolean
  onChange: (choice: Choice) => void
}) {
  return (
    <fieldset className="flex min-w-0 items-center gap-2 text-xs text-text-2">
      <legend className="sr-only">{label}</legend>
      {isNamed && (
        <span className="min-w-23 whitespace-nowrap" aria-hidden="true">
          {label}
        </span>
      )}
      <div className="flex flex-wrap rounded-sm border border-line bg-bg p-0.5">
        {(Object.entries(choices) as [Choice, string][]).map(([choice, title]) => (
          // the keys of choices
          <label key={choice} className="cursor-pointer">
            <input
              className="peer absolute opacity-0"
              type="radio"
              name={label}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            <span className="flex min-h-6 items-center rounded-xs px-2 whitespace-nowrap peer-checked:bg-surface-press peer-checked:font-medium peer-checked:text-text peer-focus-visible:outline-2 peer-focus-visible:outline-focus forced-colors:peer-checked:outline-2">
              {title}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Tabs by name, each with its title and content; only the selected one is rendered. A tab without content is left out. */
export function Tabs({ label, tabs }: { label: string; tabs: Readonly<Record<string, ReactNode>> }) {
  const shown = Object.entries(tabs).filter(([, content]) => content !== null)
  return (
    // Without an element: list and panel are rows of the pane, in which the panel scrolls.
    <TabGroup as={Fragment}>
      <TabList aria-label={label} className="flex gap-5 border-b border-line px-4">
        {shown.map(([title]) => (
          <Tab
            key={title}
            className="cursor-pointer border-b-2 border-transparent pt-2 pb-1.5 text-text-2 aria-selected:border-accent aria-selected:font-medium aria-selected:text-text"
          >
            {title}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="min-h-0 flex-1 overflow-auto px-4 pt-3 pb-4">
        {shown.map(([title, content]) => (
          <TabPanel key={title}>{content}</TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}

/** Above each page: its title, what it is about, and its controls. */
export const PageHead = ({ title, tools, children }: { title: ReactNode; tools?: ReactNode; children?: ReactNode }) => (
  <header className="page-head">
    <div>
      <h1>{title}</h1>
      {children}
    </div>
    {tools !== undefined && <div className="tools">{tools}</div>}
  </header>
)

/** Links of which one is the present page. */
export const LinkRow = ({
  label,
  links,
}: {
  label: string
  links: readonly { title: string; href: string; isHere: boolean }[]
}) => (
  <nav className="flex flex-wrap gap-0.5" aria-label={label}>
    {links.map(({ title, href, isHere }) => (
      <a
        key={title}
        className="rounded-sm px-2 py-1 text-xs text-text-2 no-underline hover:text-text aria-[current]:bg-surface-press aria-[current]:font-medium aria-[current]:text-text forced-colors:aria-[current]:outline-2"
        href={href}
        aria-current={isHere ? 'page' : undefined}
      >
        {title}
      </a>
    ))}
  </nav>
)
