import { closeOrder, createOrder, editOrder } from '../src/api/order.ts'
import { joinContest } from '../src/api/contest.ts'
import { checkWalletEvent, initializeWallet, resetWallet } from '../src/api/wallet.ts'
import type { Language } from '../src/constants/limits.ts'

/** Codes that have words, by the key of their texts, by language. */
export type CodeTexts = Readonly<Record<Language, ReadonlyMap<string, ReadonlySet<string>>>>

/** Where the words for a call's codes stand. Specification §8. */
export const TEXT_KEYS: ReadonlyMap<string, string> = new Map([
  [createOrder.path, 'dashboard.createOrder.error'],
  [closeOrder.path, 'closeOrder.error'],
  [editOrder.path, 'addTPSL.error'],
  [joinContest.path, 'joinModal.error'],
  [initializeWallet.path, 'resetModal.initError'],
  [resetWallet.path, 'resetModal.resetError'],
  [checkWalletEvent.path, 'resetModal.payError'],
])

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The codes with words in one language's texts. Throws if a family is not there. */
export function codesIn(texts: unknown): Map<string, Set<string>> {
  return new Map(
    [...TEXT_KEYS.values()].map((key) => {
      const found = key.split('.').reduce<unknown>((branch, step) => (isBranch(branch) ? branch[step] : undefined), texts)
      if (!isBranch(found)) throw new Error(`${key} is not among the texts`)
      return [key, new Set(Object.keys(found))]
    }),
  )
}
