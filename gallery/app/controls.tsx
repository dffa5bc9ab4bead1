import { Popover, PopoverButton, PopoverPanel, Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ComponentProps, Fragment, type ReactNode } from 'react'

interface MenuProps {
  label: ReactNode
  /** Of the panel. */
  name: string
  children: ReactNode
}

/** A button that opens a panel of controls; Escape or a press elsewhere closes it. */
export const Menu = ({ label, name, children }: MenuProps) => (
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

interface IconButtonProps extends ComponentProps<'button'> {
  name: string
  Icon: LucideIcon
}

/** A button with an icon in place of its name. */
export const IconButton = ({ name, Icon, className = '', ...more }: IconButtonProps) => (
  <button type="button" className={`button icon-only ${className}`} aria-label={name} title={name} {...more}>
    <Icon size={14} aria-hidden />
  </button>
)

interface ChoiceProps<Choice extends string> {
  label: string
  choices: Readonly<Record<Choice, string>>
  value: Choice
  onChange: (choice: Choice) => void
}

/** A choice of a few, all visible. */
export const Segmented = <Choice extends string>({ label, choices, value, onChange }: ChoiceProps<Choice>) => (
  <fieldset className="flex min-w-0 items-center gap-2 text-xs text-text-2">
    <legend className="sr-only">{label}</legend>
    <span className="min-w-23 whitespace-nowrap" aria-hidden="true">
      {label}
    </span>
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

interface PickerProps extends Omit<ChoiceProps<string>, 'choices'> {
  choices: readonly (readonly [choice: string, title: string])[]
}

/** A choice of many, as a list. */
export const Picker = ({ label, choices, value, onChange }: PickerProps) => (
  <label className="flex items-center gap-2 text-xs whitespace-nowrap text-text-2">
    {label}
    <select
      className="field h-control-sm px-1.5 text-text"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {choices.map(([choice, title]) => (
        <option key={choice} value={choice}>
          {title}
        </option>
      ))}
    </select>
  </label>
)

/** Tabs by title; only the content of the selected one is rendered. */
export function Tabs({ label, tabs }: { label: string; tabs: Readonly<Record<string, ReactNode>> }) {
  const shown = Object.entries(tabs)
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

interface HeadProps {
  title: string
  /** What of it is shown, for the tab, the history and bookmarks. */
  shown?: string
  tools?: ReactNode
  children?: ReactNode
}

/** Above each page: its title, what it is about, and its controls. */
export const PageHead = ({ title, shown, tools, children }: HeadProps) => (
  <header className="page-head flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2 [grid-area:head]">
    <title>{[shown, title, 'Gallery'].filter(Boolean).join(' · ')}</title>
    <div className="wrap-anywhere text-text-2">
      <h1 className="text-text">{title}</h1>
      {children}
    </div>
    {tools !== undefined && <div className="flex flex-wrap items-center gap-2">{tools}</div>}
  </header>
)

/** What is not as the address asks for it. */
export const Warning = ({ children }: { children: ReactNode }) =>
  children !== null && (
    <p role="alert" className="bg-warn-soft px-4 py-2 text-warn">
      {children}
    </p>
  )
