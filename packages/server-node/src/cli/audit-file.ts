import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type AuditFault, type AuditLine, AuditVerifier } from '@rapport/core'
import { CommandError } from './command-error.js'

/** The first line of an export. */
export interface AuditHeader {
  audit: typeof auditFormat
  organizationId: string
  exportedAt: string
}

/** The last line of an export. */
export interface AuditEnd {
  end: true
  entries: number
  head: string
}

export const auditFormat = 'rapport/audit/v1'

/** What a look at an export found. */
export interface FileVerification {
  valid: boolean
  entries: number
  erased: number
  head: string
  fault: AuditFault | null
}

/** Checks an export line by line. Throws a CommandError for a file that is none. */
export async function verifyAuditFile(file: string, noted: string | undefined): Promise<FileVerification> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })
  let verifier: AuditVerifier | undefined
  let end: AuditEnd | undefined
  let fault: AuditFault | undefined
  let number = 0
  try {
    for await (const text of lines) {
      number += 1
      const line = readLine(file, number, text)
      if (!verifier) verifier = new AuditVerifier(headerOf(file, line).organizationId, noted)
      else if (end) throw new CommandError(`${file}, line ${number}: the file continues after the last line of the export.`)
      else if (isEnd(line)) end = line
      else if (isEntry(line)) fault = verifier.check(line)
      else throw new CommandError(`${file}, line ${number}: this is not an entry of an audit log.`)
      if (fault) break
    }
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(`Cannot read ${file}: ${String(error)}`)
  }
  if (!verifier) throw new CommandError(`${file} is empty.`)
  fault ??= verifier.end() ?? faultOfEnd(verifier, end)
  const { entries, erased, head } = verifier
  return { valid: fault === undefined, entries, erased, head, fault: fault ?? null }
}

function faultOfEnd({ entries, head }: AuditVerifier, end: AuditEnd | undefined): AuditFault | undefined {
  const position = entries + 1
  if (!end) return { position, entryId: null, reason: 'the file ends here, without the last line of an export: it was cut off' }
  if (end.entries === entries && end.head === head) return undefined
  return { position, entryId: null, reason: `the file ends here, but its last line tells of ${end.entries} entries` }
}

function readLine(file: string, number: number, text: string): object {
  const value = parsed(text)
  if (typeof value === 'object' && value !== null) return value
  throw new CommandError(`${file}, line ${number}: this is not a JSON object.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function headerOf(file: string, line: object): AuditHeader {
  if ('audit' in line && line.audit === auditFormat && 'organizationId' in line) return line as AuditHeader
  throw new CommandError(`${file} is not an export of an audit log. Its first line must name ${auditFormat}.`)
}

function isEnd(line: object): line is AuditEnd {
  return 'end' in line && line.end === true
}

function isEntry(line: object): line is AuditLine {
  const { entry, parts } = line as Partial<AuditLine>
  return (
    typeof entry === 'object' && entry !== null && Array.isArray(parts) && parts.every((part) => typeof part === 'object' && part !== null)
  )
}
