import type { GameFile } from '../../../content/schema.ts'

/** Players and play time in one line, as far as they are known. */
export function GameFacts({ facts, className = '' }: { facts: GameFile['facts']; className?: string }) {
  const known = [
    facts.players && `${facts.players} ${facts.players === '1' ? 'player' : 'players'}`,
    facts.playTime,
  ]
  const line = known.filter((it) => it !== undefined && it !== '').join(' · ')
  return <p className={className}>{line || 'Players and time to be announced'}</p>
}
