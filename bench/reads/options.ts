import { parseArgs } from 'node:util'

export interface ReadsOptions {
  /** How often each case is measured. */
  rounds: number
  /** A part of the names of the tools to measure. */
  only: string
}

/** `--rounds 40 --only timeline` */
export function readOptions(args: readonly string[]): ReadsOptions {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: [...args], options: { rounds: { ...text, default: '40' }, only: { ...text, default: '' } } })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds must be a whole number above 0, not ${JSON.stringify(values.rounds)}`)
  return { rounds, only: values.only }
}
