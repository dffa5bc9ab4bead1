import { listMarkets } from '../../../src/api/market.ts'
import { inWords, isOk } from '../../answer.ts'
import { type Check, passUnless } from '../../check.ts'

export const postOnly: Check = {
  name: 'public/postOnly',
  title: 'Calls are answered only if sent by POST',
  section: 'Specification §7',
  app: 'sends only POST; but a call that also accepts GET can be made by any link or picture on another site, with the trader’s cookie',
  async run(context) {
    const answer = await context.ask(listMarkets, {}, { isProbe: true, method: 'GET' })
    return passUnless(isOk(answer) ? [`GET ${listMarkets.path} is answered like POST`] : [], `GET: ${inWords(answer)}`)
  },
}
