/** The mark of a list so long that the browser leaves out what is far from the window (`downloads.css`). */
export function longMark(sets: readonly unknown[]): 'yes' | undefined {
  return sets.length > 60 ? 'yes' : undefined
}
