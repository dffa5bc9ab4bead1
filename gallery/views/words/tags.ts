/** What the app asks a state for, by tag. A test asks for every one of them. */
export const TAGS: Readonly<Record<string, string>> = {
  accepted: 'the terms are accepted',
  paying: 'a payment is under way',
  ready: 'the form takes an order',
  underWay: 'under way: nothing more can be sent',
  unknown: 'the answer is lost: nobody knows so far',
  unsettled: 'leaving the page asks first',
}
