import { formRegister } from '../../forms/form-register.ts'

/** Where forms are sent to. */
export const endpoints: readonly string[] = [...new Set(formRegister.map((it) => it.endpoint))]

/** Everything the service answers for visitors and staff; a star stands for the rest of the address. */
export const serviceAddresses: readonly string[] = [...endpoints, '/form-answer/*', '/attachments/*']
