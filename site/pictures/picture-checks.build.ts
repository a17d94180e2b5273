import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Mistake, mistake, objectsIn } from '../content/content-mistakes.ts'
import { pictureShape, readManifest, roleOf } from './pictures.build.ts'

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

/** A mistake for each picture in a value of a content file that is not in the `images` folder beside it. */
export function missingPictures(file: string, folder: string, value: unknown): Mistake[] {
  const pictures = objectsIn(value).flatMap(({ field, object }) => {
    const { data } = pictureShape.safeParse(object)
    return data ? [{ field, name: data.file }] : []
  })
  return missingFiles(file, folder, pictures)
}

/** A mistake for each of the files that is not in the `images` folder of a content file. */
export function missingFiles(
  file: string,
  folder: string,
  wanted: readonly { field: string; name: string }[],
): Mistake[] {
  return wanted
    .filter(({ name }) => !existsSync(join('content', folder, 'images', name)))
    .map(({ field, name }) => mistake(file, field, name, `a file in content/${folder}/images`))
}
