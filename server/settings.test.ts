import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readSettings, settingsSchema } from './settings.ts'

const example = readFileSync('.env.example', 'utf8')

test('.env.example names every setting and no other, with its default', () => {
  expect(readSettings(parseEnv(example))).toEqual(readSettings({}))
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named).toEqual(Object.keys(settingsSchema.shape))
})

test.each([
  [{ PORT: '80.5' }, 'PORT: found "80.5", allowed: a whole number from 0 to 65535'],
  [
    { HOST: '', CLAMD: 'yes', LOG_LEVEL: 'loud' },
    'LOG_LEVEL: found "loud", allowed: debug, info, warn, error or silent\nCLAMD: found "yes", allowed: host:port, like 127.0.0.1:3310',
  ],
  [
    { SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@example.com', MAIL_TO: 'a@example.com' },
    'SMTP_URL: found (hidden), allowed: a URL like smtp://user:password@mail.example.com:587',
  ],
  [
    { SMTP_URL: 'smtp://localhost', MAIL_TO: 'a@example.com' },
    'MAIL_FROM: found "", allowed: an e-mail address, since SMTP_URL is set',
  ],
  [
    { SITE_DIR: 'site', DATA_DIR: './site/../site/..data' },
    'DATA_DIR: found "./site/../site/..data", allowed: a folder outside SITE_DIR, since everything in there is served to everybody',
  ],
])('refuses %j by naming every wrong setting', (given, message) => {
  expect(() => readSettings(given)).toThrow(new Error(message))
})
