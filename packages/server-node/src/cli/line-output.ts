import { type FileHandle, open } from 'node:fs/promises'
import { cannotWrite } from './command-error.js'

/** Where a command writes rows as JSON Lines: the file that is named, which only its owner can read, or standard output. */
export class LineOutput {
  private constructor(
    private readonly path: string | undefined,
    private readonly file: FileHandle | undefined
  ) {}

  static async open(path: string | undefined): Promise<LineOutput> {
    const file = path === undefined ? undefined : await open(path, 'w', 0o600).catch((error: unknown) => cannotWrite(path, error))
    return new LineOutput(path, file)
  }

  async write(rows: readonly object[]): Promise<void> {
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    const { path, file } = this
    if (file && path !== undefined) await file.appendFile(text).catch((error: unknown) => cannotWrite(path, error))
    else await printed(text)
  }

  async close(): Promise<void> {
    await this.file?.close()
  }
}

/** Waits while the reader is slower than the writer. */
function printed(text: string): Promise<void> {
  return new Promise((done, fail) => {
    process.stdout.write(text, (error) => (error ? fail(error) : done()))
  })
}
