/** Its message says what the caller has to do differently, or what could not be done. */
export class CommandError extends Error {}

/** Throws when anything is to be named as missing or altered. */
export function nameDamaged(damaged: readonly string[]): void {
  if (damaged.length > 0) throw new CommandError(['Missing or altered:', ...damaged].join('\n  '))
}
