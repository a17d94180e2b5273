import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type ListedSubmission = {
  id: string
  formId: string
  fields: Record<string, string>
  attachments: { name: string; bytes: number; type: string }[]
}

const run = promisify(execFile)

/** What staff see of everything sent from this e-mail address; by default in the data of the shared service. */
export async function submissionsFrom(
  email: string,
  dataDir = '.cache/e2e-data',
): Promise<ListedSubmission[]> {
  const list = ['run', '--silent', 'submissions', '--', 'list', '--json']
  const { stdout } = await run('npm', list, { env: { ...process.env, DATA_DIR: dataDir } })
  const all: ListedSubmission[] = JSON.parse(stdout)
  return all.filter((it) => it.fields.email === email)
}
