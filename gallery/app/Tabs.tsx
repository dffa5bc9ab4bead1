import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { Fragment, type ReactNode } from 'react'

/** Tabs by name, each with its title and content; only the selected one is rendered. A tab without content is left out. */
export function Tabs({ label, tabs }: { label: string; tabs: Readonly<Record<string, ReactNode>> }) {
  const shown = Object.entries(tabs).filter(([, content]) => content !== null)
  return (
    // Without an element: list and panel are rows of the pane, in which the panel scrolls.
    <TabGroup as={Fragment}>
      <TabList aria-label={label} className="tabs">
        {shown.map(([title]) => (
          <Tab key={title}>{title}</Tab>
        ))}
      </TabList>
      <TabPanels className="panel-body">
        {shown.map(([title, content]) => (
          <TabPanel key={title}>{content}</TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}
