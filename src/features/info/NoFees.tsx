import SearchX from 'lucide-react/icons/search-x'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/display/Button.tsx'
import { Message } from '../../ui/display/Message.tsx'

/** No market's name contains the search text. */
export function NoFees({ text, onClear }: { text: string; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="py-8">
      <Message
        size="list"
        icon={<SearchX />}
        title={t('common.noResult')}
        text={t('market.noMatch', { text })}
        actions={<Button onClick={onClear}>{t('market.clear')}</Button>}
      />
    </div>
  )
}
