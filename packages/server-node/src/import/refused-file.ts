import { type FileHandle, open, rm } from 'node:fs/promises'
import type { RefusedLine } from './line-fault.js'

/** The file of refused lines, each with its number and the reason. It is made with the first of them. */
export class RefusedFile {
  #file: FileHandle | undefined
  #bytes = 0

  constructor(readonly path: string) {}

  get bytes(): number {
    return this.#bytes
  }

  /** Keeps the first `bytes` of what an earlier run wrote, and nothing else. */
  async begin(bytes: number): Promise<void> {
    this.#bytes = bytes
    if (bytes === 0) return rm(this.path, { force: true })
    this.#file = await open(this.path, 'a', 0o600)
    await this.#file.truncate(bytes)
  }

  async add(lines: readonly RefusedLine[]): Promise<void> {
    if (lines.length === 0) return
    this.#file ??= await open(this.path, 'w', 0o600)
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    await this.#file.appendFile(text)
    this.#bytes += Buffer.byteLength(text)
  }

  async close(): Promise<void> {
    await this.#file?.close()
  }
}
