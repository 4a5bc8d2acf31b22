import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import newest from 'chromium-newest'

const packages = { oldest: sparticuz, newest }

/** The oldest Chromium that is tested, or the newest that npm brings. */
export type BrowserAge = keyof typeof packages

/**
 * Where a version's program lies, unpacked once for each machine. Both packages unpack to the same place in the folder for temporary files, and the
 * second would run the first one's program: each gets a folder of its own. It is moved into place whole, because another process may be waiting for it.
 */
export async function unpackedBrowser(age: BrowserAge): Promise<string> {
  const home = join(tmpdir(), `rapport-console-chromium-${age}`)
  const path = join(home, 'chromium')
  if (existsSync(path)) return path
  const own = `${home}-${process.pid}`
  mkdirSync(own, { recursive: true })
  await unpackInto(own, age)
  try {
    renameSync(own, home)
  } catch (error) {
    if (!existsSync(path)) throw error
    rmSync(own, { recursive: true, force: true })
  }
  return path
}

async function unpackInto(folder: string, age: BrowserAge): Promise<void> {
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  try {
    await packages[age].executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}
