/** The tags of the states, which components ask for. A test asks for every one of them. */
export const TAGS: Readonly<Record<string, string>> = {
  accepted: 'the terms are accepted',
  paying: 'a payment is in progress',
  ready: 'the form accepts an order',
  underWay: 'in progress: nothing more can be sent',
  unknown: 'the answer is lost: the outcome is unknown',
  unsettled: 'leaving the page asks for confirmation',
}
