import { parseArgs } from 'node:util'

export interface SearchOptions {
  /** How many segments there are to search, in sources of ten. */
  segments: number
  /** How often each kind of search is measured. */
  searches: number
}

/** `--segments 20000 --searches 50` */
export function readOptions(args: readonly string[]): SearchOptions {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { segments: { ...text, default: '100000' }, searches: { ...text, default: '100' } }
  })
  return { segments: whole('segments', values.segments), searches: whole('searches', values.searches) }
}

function whole(name: string, text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`--${name} must be a whole number above 0, not ${JSON.stringify(text)}`)
}
