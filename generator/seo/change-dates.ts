import { execFileSync } from 'node:child_process'

/** Day of the last change of a file or of anything below a folder; undefined where the history does not say. */
export type ChangeDates = (paths: readonly string[]) => string | undefined

/** Reads the repository's history once. A source archive without history knows no dates, and none are made up. */
export function changeDates(): ChangeDates {
  return datesFrom(history())
}

function history(): string {
  try {
    const options = ['log', '--format=%x00%cs', '--name-only', '--no-renames', '--', 'content', 'site/pages']
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
    for (const path of names.flatMap(withFolders)) {
      if (day > (lastChange.get(path) ?? '')) lastChange.set(path, day)
    }
  }
  return (paths) =>
    paths
      .flatMap((it) => lastChange.get(it) ?? [])
      .sort()
      .at(-1)
}

/** `a/b/c.yaml`, `a/b` and `a`: a change of a file is one of each folder above it. */
function withFolders(name: string): string[] {
  const parts = name.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}
