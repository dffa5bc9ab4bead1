import type { WalletEntry } from '../../api/wallet.ts'

/** The wallet as the exchange lists it: its first entry, null if there is none. Specification §3. */
interface Wallet {
  entry: WalletEntry | null
  initialized: boolean
}

/** Whether the balance has to be activated before it can be traded or reset: never initialized, or without an entry. Specification §5, contract §4. */
export const needsActivation = ({ entry, initialized }: Wallet): boolean => !initialized || entry === null
