import { type Check, passUnless, notSeen } from '../../check.ts'
import { closeOwn } from '../../ownOrders.ts'
import { shortId } from '../../redact.ts'

export const nothingLeft: Check = {
  name: 'changes/nothingLeft',
  title: 'Everything the checks opened is closed again',
  section: 'Specification §7',
  app: 'shows what is still open, with its Close button: close it there',
  async run(context) {
    if (context.own.size === 0) return notSeen('the checks opened nothing')
    const left = await closeOwn(context)
    return passUnless(
      left.map((orderId) => `order ${shortId(orderId)} on ${context.own.get(orderId)} is, or may be, still open`),
      `${context.own.size} orders of the checks’ own`,
    )
  },
}
