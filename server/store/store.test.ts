import { join } from 'node:path'
import { describe } from 'vitest'
import { readSettings } from '../env.ts'
import { aFolder } from '../testing/a-folder.ts'
import { aDatabaseServer } from '../testing/other-servers.ts'
import { removalContract } from './removal-contract.ts'
import { openStore } from './store.ts'
import { storeContract } from './store-contract.ts'

const postgres = await aDatabaseServer()

describe('SQLite', () => {
  const open = () => openStore(readSettings({ DATA_DIR: join(aFolder('store')), DISK_RESERVE_MB: '0' }))
  storeContract(open)
  removalContract(open)
})

describe('PostgreSQL', () => {
  const open = async () => openStore(readSettings({ DATABASE_URL: await postgres.url() }))
  storeContract(open)
  removalContract(open)
})
