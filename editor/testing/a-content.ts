import { cpSync, globSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { aFolder } from '../../testing/a-folder.ts'

/** A folder with a copy of the website's content; its pictures are links. */
export function aContent(): string {
  const root = aFolder('content')
  cpSync('content', join(root, 'content'), { recursive: true, filter: (it) => basename(it) !== 'images' })
  for (const images of globSync('content/**/images')) symlinkSync(resolve(images), join(root, images))
  return root
}
