import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Mistake, mistake, objectsIn } from '../content/content-mistakes.ts'
import { filesOfVideo, mediaOf, readManifest, roleOf } from './pictures.build.ts'

/**
 * A mistake for each picture or video that cannot be encoded, and for each picture of a game that is too small for what its
 * name promises: it would look blurred. Throws when no build has encoded any.
 */
export function checkPictures({ pictures, unreadable } = readManifest()): Mistake[] {
  const broken = Object.entries(unreadable).map(([path, why]) =>
    mistake(`content/${path}`, 'file', why, 'one that can be read'),
  )
  const small = Object.entries(pictures).flatMap(([path, { width, height }]) => {
    const { minWidth, minHeight } = roleOf(path)
    if (!path.startsWith('games/') || (width >= minWidth && height >= minHeight)) return []
    const allowed = `at least ${minWidth} × ${minHeight} pixels`
    return [mistake(`content/${path}`, 'size', `${width} × ${height}`, allowed)]
  })
  return [...broken, ...small]
}

/** A mistake for each picture and video in a value of a content file that is not in the `images` folder beside it. */
export function missingMedia(file: string, folder: string, value: unknown): Mistake[] {
  const isMissing = (name: string) => !existsSync(join('content', folder, 'images', name))
  return objectsIn(value).flatMap(({ field, object }) => {
    const media = mediaOf(object)
    if (!media) return []
    const names = 'file' in media ? [media.file] : filesOfVideo(media.video).map((it) => it.file)
    return names.filter(isMissing).map((name) => mistake(file, field, name, `a file in content/${folder}/images`))
  })
}
