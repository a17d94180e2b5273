import { digitalGames } from './digital-games.ts'
import type { FormDefinition } from './form.ts'
import { gamesPrototypes } from './games-prototypes.ts'
import { pressContact } from './press-contact.ts'

export const formRegister: readonly FormDefinition[] = [digitalGames, gamesPrototypes, pressContact]
