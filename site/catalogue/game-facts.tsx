import type { GameFile } from '../content/schema.ts'

/** Players and play time in one line, as far as they are known. */
export function GameFacts({ facts, className = '' }: { facts: GameFile['facts']; className?: string }) {
  const known = [facts.players && withWord(facts.players), facts.playTime]
  const line = known.filter((it) => it !== undefined && it !== '').join(' · ')
  return <p className={className}>{line || 'Players and time to be announced'}</p>
}

/** "1-4 players", and "1-4 players (5 with an expansion)" with the word where it belongs. */
function withWord(players: string) {
  return players.replace(/^\S+/, (number) => `${number} ${number === '1' ? 'player' : 'players'}`)
}
