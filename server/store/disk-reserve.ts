import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from './sqlite.ts'

export type Disk = {
  /** Whether there is room for files that still need so many bytes. */
  hasRoom: (arrivingBytes: number) => Promise<boolean>
  /** Does work that erases something, also when the disk is full. */
  whenErasing: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/**
 * The disk under SQLite: files leave `reserveMB` of it free for texts. A file called `reserve` takes an eighth as much; it
 * is removed when the disk is full and something is to be erased.
 */
export function diskReserve(folder: string, reserveMB: number) {
  const reserveFile = join(folder, 'reserve')
  const reserve = reserveMB * 1024 * 1024
  async function freeBytes() {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
  return {
    /** Makes the file if there is none, and the disk has room for two of it. */
    async takeReserve() {
      if (existsSync(reserveFile) || reserve === 0 || (await freeBytes()) < reserve / 4) return
      writeFileSync(reserveFile, Buffer.alloc(reserve / 8), { mode: 0o600 })
    },

    async hasRoom(arrivingBytes: number) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      return (await freeBytes()) - reserve >= arrivingBytes
    },

    async whenErasing<Result>(work: () => Promise<Result>): Promise<Result> {
      try {
        return await work()
      } catch (error) {
        if (!isDiskFull(error) || !existsSync(reserveFile)) throw error
        rmSync(reserveFile)
        return work()
      }
    },
  }
}
