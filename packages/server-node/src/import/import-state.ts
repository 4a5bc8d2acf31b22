import { readFile, rename, rm, writeFile } from 'node:fs/promises'

/** How far an import has come. Everything up to line `lines` is stored, or refused. */
export interface ImportState {
  /** What is imported, and where to. A state of another file or place is of no use. */
  of: { headDigest: string; format: string; place: string }
  lines: number
  events: number
  refused: number
  /** The length of the file of refused lines. */
  refusedBytes: number
}

/** The file that an import which was stopped goes on from. */
export class StateFile {
  constructor(readonly path: string) {}

  /** What stands in it; undefined when there is none, or it is of something else. */
  async read(of: ImportState['of']): Promise<ImportState | undefined> {
    const text = await readFile(this.path, 'utf8').catch(() => undefined)
    if (text === undefined) return undefined
    try {
      const state: ImportState = JSON.parse(text)
      const isSame = state.of.headDigest === of.headDigest && state.of.format === of.format && state.of.place === of.place
      return isSame && Number.isSafeInteger(state.lines) && Number.isSafeInteger(state.refusedBytes) ? state : undefined
    } catch {
      // A state that cannot be read only costs time: what is stored already is not stored again.
      return undefined
    }
  }

  async write(state: ImportState): Promise<void> {
    await writeFile(`${this.path}.new`, JSON.stringify(state), { mode: 0o600 })
    await rename(`${this.path}.new`, this.path)
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true })
  }
}
