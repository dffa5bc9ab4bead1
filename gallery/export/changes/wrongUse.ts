/** A wrong use of the command: its message is printed without a stack, exit code 2. */
export class WrongUse extends Error {}
