import { randomUUID } from 'node:crypto'
import { constants, copyFile, link, readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Makes a process the holder of a lock file, unless a living one holds it; answers who holds it then. The file comes into place whole, and a dead
 * holder's is removed by one process at a time: when several start at once after a crash, one of them gets it.
 */
export async function claimLockFile(file: string, pid: number): Promise<number> {
  const own = `${file}.${randomUUID()}`
  await writeFile(own, String(pid), { flag: 'wx' })
  try {
    for (;;) {
      if (await putInPlace(own, file)) return pid
      const holder = await livingHolder(file, pid)
      if (holder !== undefined) return holder
      const remover = await removeDead(file, own, pid)
      if (remover !== undefined) return remover
    }
  } finally {
    await rm(own, { force: true })
  }
}

/** Gives a file a second name; answers whether that name was free. Where the disk knows no links it is copied, which is not done in one step. */
async function putInPlace(own: string, file: string): Promise<boolean> {
  try {
    await link(own, file).catch((error) => {
      if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].some((code) => hasCode(error, code))) throw error
      return copyFile(own, file, constants.COPYFILE_EXCL)
    })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Removes a dead holder's lock under a lock of its own, without which a slow process would remove that of a new holder. Answers who has that lock. */
async function removeDead(file: string, own: string, pid: number): Promise<number | undefined> {
  const guard = `${file}.removing`
  if (!(await putInPlace(own, guard))) {
    const remover = await holderOf(guard)
    if (remover === undefined || isAlive(remover, pid)) return remover
    // A process ended within this very function.
    await rm(guard, { force: true })
    return undefined
  }
  if ((await livingHolder(file, pid)) === undefined) await rm(file, { force: true })
  await rm(guard, { force: true })
  return undefined
}

async function livingHolder(file: string, pid: number): Promise<number | undefined> {
  const holder = await holderOf(file)
  return holder !== undefined && isAlive(holder, pid) ? holder : undefined
}

/** Whether it is another process that runs. This process's own number is that of an earlier one, as in a container that was started anew. */
function isAlive(holder: number, pid: number): boolean {
  return holder !== pid && isRunning(holder)
}

/** The process that a lock names; NaN when it names none, undefined when there is no lock. */
async function holderOf(file: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(file, 'utf8'), 10)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
