/** Counted as the rules in `forms/` count: UTF-16 code units, as the browser's `maxlength` does. */
export function charactersLeft(length: number, limit: number): string {
  const left = limit - length
  const characters = `${Math.abs(left).toLocaleString('en')} ${Math.abs(left) === 1 ? 'character' : 'characters'}`
  return left < 0 ? `You have ${characters} too many.` : `You have ${characters} left.`
}
