import SearchX from 'lucide-react/icons/search-x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searchFaq } from '../../domain/text/searchFaq.ts'
import { useTitle } from '../../shared/page/useTitle.ts'
import { Button } from '../../ui/display/Button.tsx'
import { Message } from '../../ui/display/Message.tsx'
import { FaqItem } from './FaqItem.tsx'
import { ListSearch } from './ListSearch.tsx'
import { TextsError } from './TextsError.tsx'

/** The questions and answers, searchable. The first match is open. Specification §2, "Terms page". */
export function Faq() {
  const { t } = useTranslation('faq', { bindI18nStore: 'added' })
  const [needle, setNeedle] = useState('')
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  // During a search the first match starts open, the others closed with their match counts; these were toggled by hand.
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  useTitle(t('info.titles.faq'))

  const items = t('items', { returnObjects: true })
  // i18next returns the key itself if the file could not be loaded.
  if (!Array.isArray(items)) return <TextsError namespace="faq" />

  const searching = needle.trim() !== ''
  const hits = searchFaq(items, needle)
  const search = (text: string) => {
    setNeedle(text)
    setTurned(new Set())
  }
  const toggle = (number: number) =>
    searching ? setTurned(toggled(turned, number)) : setOpened(toggled(opened, number))

  return (
    <div className="max-w-190">
      <ListSearch
        label={t('info.search.label')}
        clearLabel={t('info.search.clear')}
        text={needle}
        onText={search}
        found={searching ? t('info.search.found', { count: hits.length, total: items.length }) : ''}
      />
      <ul className="mt-6 border-t border-line empty:hidden">
        {hits.map(({ item, number, inAnswer }, index) => (
          <FaqItem
            key={number}
            item={item}
            needle={needle}
            inAnswer={inAnswer}
            open={searching ? (index === 0) !== turned.has(number) : opened.has(number)}
            onToggle={() => toggle(number)}
          />
        ))}
      </ul>
      {hits.length === 0 && (
        <div className="py-14">
          <Message
            size="list"
            icon={<SearchX />}
            title={t('info.search.nothing', { text: needle.trim() })}
            text={t('info.search.nothingHint')}
            actions={<Button onClick={() => search('')}>{t('info.search.clear')}</Button>}
          />
        </div>
      )}
    </div>
  )
}

function toggled(numbers: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const changed = new Set(numbers)
  if (!changed.delete(number)) changed.add(number)
  return changed
}
