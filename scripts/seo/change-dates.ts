import { execFileSync } from 'node:child_process'

/** Day of the last change of a file or of anything below a folder; undefined where the history does not say. */
export type ChangeDates = (paths: readonly string[]) => string | undefined

/** Reads the repository's history once. A source archive without history knows no dates, and none are made up. */
export function changeDates(): ChangeDates {
  return datesFrom(history())
}

function history(): string {
  try {
    const options = ['log', '--format=%x00%cs', '--name-only', '--no-renames', '--', 'content', 'app/routes']
    return execFileSync('git', options, {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    console.warn('There is no history to take dates from: the sitemap goes without those of the pages.')
    return ''
  }
}

/** `log`: per commit, newest first, a NUL, the day, and the names of the files it touched. */
export function datesFrom(log: string): ChangeDates {
  const lastChange = new Map<string, string>()
  for (const commit of log.split('\0').filter((it) => it !== '')) {
    const [day = '', ...names] = commit.split('\n').filter((it) => it !== '')
    for (const name of names) {
      if (day > (lastChange.get(name) ?? '')) lastChange.set(name, day)
    }
  }
  return (paths) =>
    [...lastChange]
      .filter(([name]) => paths.some((it) => name === it || name.startsWith(`${it}/`)))
      .map(([, day]) => day)
      .sort()
      .at(-1)
}
