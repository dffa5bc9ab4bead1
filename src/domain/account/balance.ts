import type { WalletEntry } from '../../api/wallet.ts'

/** The wallet as the exchange lists it: its first entry, null if there is none. Specification §3. */
interface Wallet {
  entry: WalletEntry | null
  initialized: boolean
}

/** Whether the balance can be traded. Never initialized, it is activated first; without an entry, reset. Specification §5, contract §4. */
export const isBalanceActive = ({ entry, initialized }: Wallet): boolean => initialized && entry !== null
