import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ReadableList } from '../../api/listOf.ts'
import type { FeeRates } from '../../api/market.ts'
import { MAINTENANCE_RATE } from '../../constants/limits.ts'
import { useTitle } from '../../shared/page/documentTitle.ts'
import { ListError } from '../../shared/page/ListError.tsx'
import { Loader } from '../../ui/display/Loader.tsx'
import { UnreadableEntries } from '../../ui/list/UnreadableEntries.tsx'
import { FeeList } from './FeeList.tsx'

interface Props {
  /** From the user's request inside the shell, from the public market list outside it. */
  rates: Pick<UseQueryResult<ReadableList<FeeRates>>, 'data' | 'error' | 'isFetching' | 'refetch'>
}

/** Trading costs by market. Specification §2, "Terms page". */
export function Fees({ rates: { data, error, isFetching, refetch } }: Props) {
  const { t } = useTranslation()
  useTitle(t('info.titles.fees'))

  if (data) {
    return (
      <>
        {data.items.length > 0 ? (
          <FeeList rates={data.items} />
        ) : (
          <p className="py-14 text-text-2">{t('common.listEmpty')}</p>
        )}
        <UnreadableEntries count={data.unreadable} className="py-3" />
        <FeeNotes />
      </>
    )
  }
  if (!error) return <Loader />
  return (
    <div className="py-14">
      <ListError error={error} isFetching={isFetching} onRetry={() => void refetch()} />
    </div>
  )
}

/** Explains the numbers of the fee table. */
function FeeNotes() {
  const { t } = useTranslation()

  return (
    <div className="max-w-read">
      <p className="mt-3 text-sm text-text-3">{`* ${t('info.feeTable.footnote', { rate: MAINTENANCE_RATE })}`}</p>
      <ul className="mt-4 list-disc ps-5 text-md text-text-2">
        {t('info.feeTable.points', { returnObjects: true }).map((point) => (
          <li key={point} className="mb-2">
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}
