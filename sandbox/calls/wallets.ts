import { checkWalletEvent, initializeWallet, resetWallet } from '../../src/api/payment.ts'
import { listWallets } from '../../src/api/wallet.ts'
import { checkPayment, startPayment } from '../engine/payments.ts'
import { walletView } from '../engine/view.ts'
import { serve } from './serve.ts'

export const walletCalls = [
  serve(listWallets, (_, { account }) => ({
    initialized: account.wallet.initialized,
    list: account.wallet.initialized ? [walletView(account)] : [],
  })),
  serve(initializeWallet, ({ payCode }, { world, account }) => startPayment(world, account, 'initialize', payCode)),
  serve(resetWallet, ({ payCode }, { world, account }) => startPayment(world, account, 'reset', payCode)),
  serve(checkWalletEvent, ({ eventId }, { world, account }) => checkPayment(world, account, eventId)),
]
