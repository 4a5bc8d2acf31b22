import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/**
 * Unpacks the Chromium that comes inside the npm package, once per machine. Test files run side by side, so that it is unpacked apart
 * and moved into place whole.
 */
async function executable(): Promise<string> {
  const home = join(tmpdir(), 'rapport-chromium-147')
  const path = join(home, 'chromium')
  if (existsSync(path)) return path
  const own = `${home}-${process.pid}`
  const { TMPDIR } = process.env
  mkdirSync(own, { recursive: true })
  try {
    process.env.TMPDIR = own
    await sparticuz.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  try {
    renameSync(own, home)
  } catch (error) {
    if (!existsSync(path)) throw error
    rmSync(own, { recursive: true, force: true })
  }
  return path
}

/** Starts a real Chromium in which every host below `.test` is this machine. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await executable(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--host-resolver-rules=MAP *.test 127.0.0.1']
  })
}
