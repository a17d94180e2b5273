import { basename } from 'node:path'
import { type Mistake, mistake } from '../content-files/content-mistakes.ts'
import type { MediaManifest } from '../content-files/media.build.ts'

/** By the beginning of a file's name: the widths a picture is made in, and the minimum size of a game's picture (px). */
const sizesByName: { name: RegExp; widths: number[]; minWidth?: number; minHeight?: number }[] = [
  { name: /^(hero|loop|not-found)/, widths: [640, 736, 960, 1440, 1920], minWidth: 1920, minHeight: 1080 },
  { name: /^tile/, widths: [240, 400, 640], minWidth: 800, minHeight: 1000 },
  { name: /^promo/, widths: [220, 440, 660] },
  // 840: the home page's first picture in a window of 1280 px.
  { name: /^home/, widths: [480, 736, 840, 1300, 2000] },
  { name: /^contact/, widths: [320, 480, 640, 960, 1300] },
]
const otherSizes = { widths: [480, 800, 1300], minWidth: 1300, minHeight: 900 }

export function sizesOf(path: string) {
  return sizesByName.find(({ name }) => name.test(basename(path))) ?? otherSizes
}

/**
 * A mistake for each picture or video that cannot be encoded, and for each picture of a game that is too small for what its
 * name promises: it would look blurred.
 */
export function pictureMistakes({ pictures, unreadable }: MediaManifest): Mistake[] {
  const broken = Object.entries(unreadable).map(([path, why]) =>
    mistake(`content/${path}`, 'file', why, 'one that can be read'),
  )
  const small = Object.entries(pictures).flatMap(([path, { width, height }]) => {
    const { minWidth = 0, minHeight = 0 } = sizesOf(path)
    if (!path.startsWith('games/') || (width >= minWidth && height >= minHeight)) return []
    const allowed = `at least ${minWidth} × ${minHeight} pixels`
    return [mistake(`content/${path}`, 'size', `${width} × ${height}`, allowed)]
  })
  return [...broken, ...small]
}
