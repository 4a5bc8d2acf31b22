import { type FileHandle, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'

/** Where in a workspace's rows an export goes on. */
export interface ExportPlace {
  table: string
  after: (string | number | null)[]
}

/** The organization of an export. */
export interface ExportedOrganization {
  id: string
  name: string
  slug: string
}

/** A page of rows, as a workspace and a client answer it. */
export interface ExportPage {
  organization: ExportedOrganization
  schema: string
  table: string
  rows: Record<string, unknown>[]
  next: ExportPlace | null
  leftOut: Record<string, string>
}

/** The first line of an export. */
export interface ExportHeader {
  rapport: 'export'
  layout: number
  organization: ExportedOrganization
  schema: string
  madeAt: string
  leftOut: Record<string, string>
}

/** How an export is laid out. */
export const exportLayout = 1

interface ExportState {
  /** Null before the first page. */
  next: ExportPlace | null
  bytes: number
  rows: number
}

/** The file of an export: a line that describes it, a line for each row, and a last line that says how many there are. */
export class ExportFile {
  #bytes = 0
  rows = 0

  private constructor(
    readonly path: string,
    private readonly file: FileHandle
  ) {}

  /** Begins a file, or goes on with one that was not finished; `next` is where. */
  static async begin(path: string): Promise<{ file: ExportFile; next: ExportPlace | undefined }> {
    const state = await stateOf(path)
    const isEmpty = await stat(path).then(
      ({ size }) => size === 0,
      () => false
    )
    const file = new ExportFile(path, await open(path, state || isEmpty ? 'r+' : 'wx', 0o600))
    if (!state) await writeState(path, { next: null, bytes: 0, rows: 0 })
    else await file.file.truncate(state.bytes)
    file.#bytes = state?.bytes ?? 0
    file.rows = state?.rows ?? 0
    return { file, next: state?.next ?? undefined }
  }

  /** Writes a page, and where to go on; after the last page the file is complete. */
  async add({ organization, schema, table, rows, next, leftOut }: ExportPage): Promise<void> {
    const header: ExportHeader = {
      rapport: 'export',
      layout: exportLayout,
      organization,
      schema,
      madeAt: new Date().toISOString(),
      leftOut
    }
    const lines: unknown[] = this.#bytes === 0 ? [header] : []
    for (const row of rows) lines.push({ table, row })
    this.rows += rows.length
    if (next === null) lines.push({ end: { rows: this.rows } })
    const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    await this.file.write(bytes, 0, bytes.length, this.#bytes)
    this.#bytes += bytes.length
    if (next === null) {
      await this.file.sync()
      await rm(statePath(this.path), { force: true })
      return
    }
    await writeState(this.path, { next, bytes: this.#bytes, rows: this.rows })
  }

  close(): Promise<void> {
    return this.file.close()
  }
}

const statePath = (path: string) => `${path}.export.json`

async function writeState(path: string, state: ExportState): Promise<void> {
  await writeFile(`${statePath(path)}.new`, JSON.stringify(state), { mode: 0o600 })
  await rename(`${statePath(path)}.new`, statePath(path))
}

async function stateOf(path: string): Promise<ExportState | undefined> {
  const text = await readFile(statePath(path), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    const state: ExportState = JSON.parse(text)
    const isPlace = state.next === null || typeof state.next.table === 'string'
    return isPlace && Number.isSafeInteger(state.bytes) && Number.isSafeInteger(state.rows) ? state : undefined
  } catch {
    return undefined
  }
}
