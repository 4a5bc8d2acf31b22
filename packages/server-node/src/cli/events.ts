import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SeenEvents, writeDeclarations } from '../events/write-declarations.js'
import { CommandError, cannotWrite } from './command-error.js'
import { type WorkspacePlace, withWorkspace } from './named-workspace.js'
import { printLine } from './output.js'

export interface GenerateEventsOptions extends WorkspacePlace {
  last: number
  out?: string
}

export interface CheckEventsOptions extends WorkspacePlace {
  json?: true
}

/** `rapport events generate`: writes what declares the events that came in. */
export async function generateEvents(options: GenerateEventsOptions): Promise<void> {
  await withWorkspace(options, async ({ events }) => {
    const { items, undeclared } = await events.declared()
    const seen: SeenEvents[] = []
    for (const name of [...items, ...undeclared].map(({ name }) => name)) {
      const recent = await events.recent({ name, limit: options.last })
      const own = recent.filter((event) => event.type === 'CUSTOM' && !event.isShortened)
      if (own.length > 0) seen.push({ name, properties: own.map(({ properties }) => properties) })
    }
    if (seen.length === 0) throw new CommandError('No events of your own came in during the last week')
    const text = writeDeclarations(seen)
    const { out } = options
    if (out === undefined) {
      process.stdout.write(text)
      return
    }
    await writeFile(out, text).catch((error: unknown) => cannotWrite(out, error))
    process.stdout.write(`Wrote ${out}: ${seen.length} ${seen.length === 1 ? 'event' : 'events'}.\n`)
  })
}

/** `rapport events check`: fails when events came in that nobody declared. */
export async function checkEvents(file: string | undefined, options: CheckEventsOptions): Promise<void> {
  const own = file === undefined ? undefined : await declaredIn(file)
  await withWorkspace(options, async ({ events }) => {
    const { items, undeclared, isComplete } = await events.declared()
    const seen = [...items.flatMap(({ name, lastSeenAt }) => (lastSeenAt === null ? [] : [name])), ...undeclared.map(({ name }) => name)]
    const declared = own ?? new Set(items.map(({ name }) => name))
    const missing = seen.filter((name) => !declared.has(name)).sort()
    if (options.json) printLine({ declared: declared.size, seen: seen.length, undeclared: missing, isComplete })
    else for (const name of missing) process.stdout.write(`${JSON.stringify(name)} came in, but is not declared\n`)
    if (!isComplete) process.stderr.write(`Only ${seen.length} names of events were checked. There are more.\n`)
    if (missing.length > 0) throw new CommandError(`${missing.length} of ${seen.length} names of events are not declared`)
    if (!options.json)
      process.stdout.write(`All ${seen.length} names of events that ${isComplete ? 'came in' : 'were checked'} are declared.\n`)
  })
}

/** The names that a file declares. */
async function declaredIn(file: string): Promise<ReadonlySet<string>> {
  const isJson = file.endsWith('.json')
  const schemas: unknown = isJson ? parsed(file, await textOf(file)) : Object(await moduleOf(file)).schemas
  if (typeof schemas === 'object' && schemas !== null && !Array.isArray(schemas)) return new Set(Object.keys(schemas))
  throw new CommandError(`${file} has no ${isJson ? 'schemas by name' : 'export `events` made by defineEvents'}`)
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CommandError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`)
  })
}

async function moduleOf(file: string): Promise<unknown> {
  try {
    const { events } = await import(pathToFileURL(resolve(file)).href)
    return events
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`Cannot import ${file}: ${reason}. If Node cannot read TypeScript, use the built file`)
  }
}
