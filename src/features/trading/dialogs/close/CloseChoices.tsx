import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CLOSE_CHOICES, type CloseChoice } from '../../../../domain/order/closeSeveral.ts'
import { symbol } from '../../../../domain/market/market.ts'
import type { MarketName } from '../../../../api/scalars.ts'
import { ListError } from '../../../../shared/page/ListError.tsx'
import { Loader } from '../../../../ui/display/Loader.tsx'
import { UnreadableEntries } from '../../../../ui/list/UnreadableEntries.tsx'
import type { useOrdersToClose } from './useCloseNow.ts'

interface Props {
  /** Id of the heading. */
  id: string
  choice: CloseChoice
  /** The orders of each choice, kept up to date. */
  listed: ReturnType<typeof useOrdersToClose>
  /** The market on screen. */
  market: MarketName
  onChoose: (choice: CloseChoice) => void
}

/** Chooses which orders to close: native radios, each with its number of orders. */
export function CloseChoices({ id, choice, listed: { choices, isKnown, error, refetch, unreadable }, market, onChoose }: Props) {
  const { t } = useTranslation('dialogs')
  const name = useId()

  if (!isKnown && error) return <ListError error={error} onRetry={() => void refetch()} />
  if (!isKnown) return <div className="m-auto p-8"><Loader /></div>

  return (
    <fieldset className="mb-3 flex flex-col">
      <legend id={id} className="sr-only">{t('closeSeveral.which')}</legend>
      {CLOSE_CHOICES.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-3 rounded-sm px-1 text-md text-text hover:bg-surface-hover dense:min-h-9">
          <input
            type="radio"
            className="size-4 shrink-0 accent-accent-solid"
            name={name}
            checked={one === choice}
            onChange={() => onChoose(one)}
          />
          <span className="min-w-0 grow">{one === 'market' ? t('closeSeveral.choices.market', { symbol: symbol(market) }) : t(`closeSeveral.choices.${one}`)}</span>
          <span className="num text-text-2">{choices[one].length}</span>
        </label>
      ))}
      <UnreadableEntries count={unreadable} className="mt-2" />
    </fieldset>
  )
}
