import { readFileSync } from 'node:fs'
import { cachedReader } from '../content-files/content-cache.build.ts'
import { parseRedirects, staffRedirectsFile } from './redirects.ts'

export const readStaffRedirects = cachedReader(() => parseRedirects(readFileSync(staffRedirectsFile, 'utf8')))
