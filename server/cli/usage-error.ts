/** Something the caller has to do differently; its message says what. */
export class UsageError extends Error {}
