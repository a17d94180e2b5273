import { parseArgs } from 'node:util'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const knownOptions = { json: flag, format: text, output: text }

export type Options = ReturnType<typeof parse>['values']

/** What a command accepts, and what the usage says about it. Positionals: the arguments after its name, without options. */
export type CommandSyntax = {
  takes?: string
  options?: readonly (keyof typeof knownOptions)[]
  maxPositionals?: number
  does: string
}

type Commands<Command> = Readonly<Record<string, Command>>

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options: knownOptions })
}

/** Throws for an argument that the command would ignore, because the caller expects an effect. */
export function readArguments<Command extends CommandSyntax>(args: readonly string[], commands: Commands<Command>) {
  const { positionals: all, values: options } = parse(args)
  const [name = '', ...positionals] = all
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) throw new Error(usageOf(commands))
  const accepted: readonly string[] = command.options ?? []
  const unknown = Object.keys(options).filter((option) => !accepted.includes(option))
  const unused = [...unknown.map((option) => `--${option}`), ...positionals.slice(command.maxPositionals ?? 0)]
  if (unused.length > 0) throw new Error(`${name} does not take: ${unused.join(' ')}\n\n${usageOf(commands)}`)
  return { command, positionals, options }
}

export function usageOf(commands: Commands<CommandSyntax>): string {
  const lines = Object.entries(commands).map(([name, { takes = '', does }]) => {
    const line = `  ${name} ${takes}`.padEnd(36)
    return line.length > 36 ? `${line}\n${' '.repeat(36)}${does}` : line + does
  })
  return ['npm run submissions -- <command>', ...lines].join('\n')
}
