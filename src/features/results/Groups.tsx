import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Grouping, GROUPINGS } from '../../domain/results/groups.ts'
import type { Results } from '../../domain/results/results.ts'
import { TabPanel, Tabs } from '../../ui/display/Tabs.tsx'
import { GroupTable } from './GroupTable.tsx'
import { Section } from './Section.tsx'
import { TooFewTrades } from './TooFewTrades.tsx'

/** The results grouped by market, side or closing reason. */
export function Groups({ results: { groups, tally } }: { results: Results }) {
  const { t } = useTranslation('results')
  const [grouping, setGrouping] = useState<Grouping>('market')
  const label = t('figures.groups')

  return (
    <Section of="groups">
      <div className="border-b border-line px-4 tablet:px-5">
        <Tabs label={label} selected={grouping} onSelect={setGrouping} tabs={GROUPINGS.map((id) => ({ id, label: t(`groups.${id}`) }))} />
      </div>
      <TabPanel tabsLabel={label} id={grouping}>
        <GroupTable key={grouping} grouping={grouping} groups={groups[grouping]} />
        {tally.winRate !== 'tooFew' && groups[grouping].some((group) => group.tally.winRate === 'tooFew') && <TooFewTrades />}
      </TabPanel>
    </Section>
  )
}
