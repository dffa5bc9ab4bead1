/** What was asked for cannot be done, and why: told without a stack, exit code 2. */
export class WrongUse extends Error {}
