/** Of every state that nothing leaves and whose outcome is a success. */
export const CLOSED_BY_HAND =
  'The end of its dialog. What is shown may still change with a poll, so it is no final state: the flow ends when the trader closes the dialog.'

/** What looks like a fault of a machine, or of any (`*`), and is intended, with its reason. A test fails if one is missing, or no longer needed. */
export const justified: Readonly<Record<string, string>> = {
  'deadEnd *.gone': CLOSED_BY_HAND,
  'noWayOut closeSeveral.running':
    'The pool follows the flow of closing each order, and that ends by itself: refused, not arrived, or found. Stop ends the sending, and never what is under way.',
}
