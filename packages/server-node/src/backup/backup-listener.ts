import { timingSafeEqual } from 'node:crypto'
import { isAbsolute } from 'node:path'
import { CommandError } from '../cli/command-error.js'
import { sendJson } from '../demo/send.js'
import type { NodeListener } from '../listener.js'
import { isLoopback } from '../loopback.js'
import type { BackupDescription } from './backup-file.js'

/** Where `rapport backup` asks the running `rapport dev`. */
export const backupPath = '/dev/backup'

/**
 * A listener that makes backups for the owner of the directory: the request must come from this machine, and name the key that the directory holds, which
 * only its owner can read. The header x-backup-directory says where the backup goes.
 */
export function withBackup(next: NodeListener, apiKey: string, backUp: (target: string) => Promise<BackupDescription>): NodeListener {
  return (message, response, ...rest) => {
    if (message.url !== backupPath || message.method !== 'POST') return next(message, response, ...rest)
    message.resume()
    const target = decodeURIComponent(String(message.headers['x-backup-directory'] ?? ''))
    if (!isLoopback(message) || !isSame(message.headers.authorization ?? '', `Bearer ${apiKey}`))
      return sendJson(response, 403, { error: 'A backup is made for the owner of the directory, on the machine that runs rapport dev' })
    if (!isAbsolute(target)) return sendJson(response, 400, { error: 'x-backup-directory must be the path of a directory, from the root' })
    backUp(target).then(
      (made) => sendJson(response, 200, made),
      (error: unknown) => {
        const isRefusal = error instanceof CommandError
        sendJson(response, isRefusal ? 409 : 500, { error: error instanceof Error ? error.message : String(error) })
      }
    )
  }
}

function isSame(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
