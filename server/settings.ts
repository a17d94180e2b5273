import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { z } from 'zod'
import { servedFolder } from '../contract/built-site.ts'
import { type FormId, slugOfForm } from '../forms/form.ts'
import { allForms } from '../forms/forms.ts'

const wholeNumber = (min: number, max: number) => {
  const message = `a whole number from ${min} to ${max}`
  return z.coerce.number(message).int(message).min(min, message).max(max, message)
}
const mailAddress = z.email('an e-mail address like staff@example.com')

/** For each form the setting that says who gets its mails. */
const recipientSettings = allForms.map(({ formId }) => {
  const name = slugOfForm(formId).toUpperCase().replaceAll('-', '_')
  return { formId, setting: `MAIL_TO_${name}` }
})

/** Every setting. `.env.example` explains each; a test compares both. */
export const settingsSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_DIR: z.string().default(servedFolder),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'a URL like postgres://user:password@db.example.com:5432/forms' })
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'a URL like https://www.example.com' }).optional(),
  TRUST_PROXY_HOPS: wholeNumber(0, 10).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent').default('info'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 100_000).default(30),
  UPLOAD_MB_PER_DAY: wholeNumber(1, 1_000_000).default(500),
  DISK_RESERVE_MB: wholeNumber(0, 1_000_000).default(256),
  CLAMD: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'host:port, like 127.0.0.1:3310')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'a URL like smtp://user:password@mail.example.com:587' }).optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_TO: mailAddress.optional(),
  ...Object.fromEntries(recipientSettings.map(({ setting }) => [setting, mailAddress.optional()])),
  HEARTBEAT_TO: mailAddress.optional(),
})

export type Settings = z.output<typeof settingsSchema> & { recipients: Record<FormId, string | undefined> }

const checkedSettingsSchema = settingsSchema.superRefine((settings, check) => {
  const need = (setting: keyof typeof settings, why: string) => {
    if (settings[setting] === undefined) check.addIssue({ code: 'custom', path: [setting], message: why })
  }
  if (settings.SMTP_URL !== undefined) {
    need('MAIL_FROM', 'an e-mail address, since SMTP_URL is set')
    need('MAIL_TO', 'an e-mail address, since SMTP_URL is set')
  }
  if (settings.HEARTBEAT_TO !== undefined) need('SMTP_URL', 'the mail server, since HEARTBEAT_TO is set')
  // The path from SITE_DIR to a folder outside it begins with the folder above.
  if (relative(settings.SITE_DIR, settings.DATA_DIR).split(sep)[0] !== '..') {
    const message = 'a folder outside SITE_DIR, since everything in there is served to everybody'
    check.addIssue({ code: 'custom', path: ['DATA_DIR'], message })
  }
})

/** Throws with one line for each wrong setting: its name, what was found, what is allowed. Secrets are not repeated. */
export function readSettings(source: Readonly<Record<string, string | undefined>>): Settings {
  // An empty setting means the default, as in a copied .env.example.
  const given = Object.fromEntries(
    Object.keys(settingsSchema.shape).map((name) => [name, source[name] === '' ? undefined : source[name]]),
  )
  const result = checkedSettingsSchema.safeParse(given)
  if (result.success) {
    const recipients = recipientSettings.map(({ formId, setting }) => [formId, given[setting]])
    return { ...result.data, recipients: Object.fromEntries(recipients) }
  }
  const lines = result.error.issues.map(({ path: [name], message }) => {
    const setting = String(name)
    const found = /_URL$/.test(setting) ? '(hidden)' : `"${source[setting] ?? ''}"`
    return `${setting}: found ${found}, allowed: ${message}`
  })
  throw new Error(lines.join('\n'))
}

/** Reads the settings of this process from its environment; those not set there from `.env` in the working directory. */
export function readProcessSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readSettings(process.env)
}
