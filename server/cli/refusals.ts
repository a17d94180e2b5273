/** Something the caller has to do differently; its message says what. */
export class UsageError extends Error {}

/** Done, but not with everything: what is missing or altered is named in the message. */
export class IncompleteError extends Error {}

/** Throws when anything is to be named. */
export function nameDamaged(damaged: readonly string[]): void {
  if (damaged.length > 0) throw new IncompleteError(['Missing or altered:', ...damaged].join('\n  '))
}
