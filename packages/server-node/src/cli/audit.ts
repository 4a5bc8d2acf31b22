import type { RapportClient } from '@rapport/client'
import { AuditVerifier, type Workspace } from '@rapport/core'
import { type AuditEnd, type AuditHeader, auditFormat, type FileVerification, verifyAuditFile } from './audit-file.js'
import { CommandError } from './command-error.js'
import { LineOutput } from './line-output.js'
import { type WorkspacePlace, withWorkspace } from './named-workspace.js'
import { printLine } from './output.js'

export interface AuditExportOptions extends WorkspacePlace {
  out?: string
}

export interface AuditVerifyOptions extends WorkspacePlace {
  head?: string
  json?: true
}

const pageSize = 1000

/** `rapport audit export`: the chain on stdout or in a file, the progress on stderr. An entry that breaks the chain is written all the same, and told of. */
export async function exportAudit(options: AuditExportOptions): Promise<void> {
  const output = await LineOutput.open(options.out)
  try {
    await withWorkspace(options, (asked, runDue) => writeChain(asked, runDue, output))
  } finally {
    await output.close()
  }
}

async function writeChain(asked: Workspace | RapportClient, runDue: (() => Promise<void>) | undefined, output: LineOutput): Promise<void> {
  await runDue?.()
  let verifier: AuditVerifier | undefined
  let cursor: string | undefined
  let written = 0
  let isBroken = false
  do {
    const page = await asked.audit.chain({ limit: pageSize, ...(cursor !== undefined && { cursor }) })
    const { organizationId, items, pagination } = page
    if (!verifier) {
      verifier = new AuditVerifier(organizationId)
      const header: AuditHeader = { audit: auditFormat, organizationId, exportedAt: new Date().toISOString() }
      await output.write([header])
    }
    for (const line of items) isBroken ||= verifier.check(line) !== undefined
    await output.write(items)
    written += items.length
    cursor = pagination.nextCursor ?? undefined
    process.stderr.write(`${written} of ${pagination.total} entries\n`)
    if (cursor !== undefined) continue
    const end: AuditEnd = { end: true, entries: written, head: items.at(-1)?.hash ?? verifier.head }
    await output.write([end])
  } while (cursor !== undefined)
  if (isBroken) throw new CommandError('The chain of the audit log is broken. `npx @rapport/cli audit verify` shows where.')
}

/** `rapport audit verify` */
export async function verifyAudit(file: string | undefined, options: AuditVerifyOptions): Promise<void> {
  const { head } = options
  if (head !== undefined && !/^[0-9a-f]{64}$/.test(head))
    throw new CommandError('--head must be a hash of 64 letters and digits, as `rapport audit verify` prints it.')
  if (file !== undefined) return tell(await verifyAuditFile(file, head), options)
  await withWorkspace(options, async (asked, runDue) => {
    await runDue?.()
    tell(await asked.audit.verify(head === undefined ? {} : { head }), options)
  })
}

function tell(found: FileVerification & { waiting?: number }, { json }: AuditVerifyOptions): void {
  const { entries, erased, waiting = 0, head, fault } = found
  if (json) printLine(found)
  if (fault) {
    const id = fault.entryId === null ? '' : ` (${fault.entryId})`
    throw new CommandError(`The audit log is broken at entry ${fault.position}${id}: ${fault.reason}.`)
  }
  if (json) return
  const more = [...(erased > 0 ? [`${erased} with erased values`] : []), ...(waiting > 0 ? [`${waiting} more wait for the chain`] : [])]
  const what = more.length > 0 ? ` (${more.join(', ')})` : ''
  process.stdout.write(`The audit log is whole: ${entries} entries${what}.\nHead: ${head}\n`)
}
