/** Prints every mistake in the `content/` of the folder it runs in, as JSON. A process of its own: loaders keep what they read. */
import { ContentError, type Mistake } from '../../site/content/content-error.ts'
import { readRegister } from '../../site/content/download-register.server.ts'
import { gameSlugs, readContent } from '../../site/content/load.server.ts'
import { readFix } from '../../site/content/load-fix.server.ts'

const mistakes: Mistake[] = []
for (const read of [readContent, readFix, gamesOfSets]) {
  try {
    read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    mistakes.push(...error.mistakes)
  }
}
console.log(JSON.stringify(mistakes))

function gamesOfSets(): void {
  const games = gameSlugs()
  const wrong = readRegister().filter((it) => it.game !== undefined && !games.includes(it.game))
  const problem = ({ game }: { game?: string }) => `found ${game}, allowed: ${games.join(', ')}`
  const found = wrong.map((it) => ({
    file: `content/downloads/${it.slug}.yaml`,
    field: 'game',
    problem: problem(it),
  }))
  if (found.length > 0) throw new ContentError(found)
}
