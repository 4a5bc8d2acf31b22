import { createHash } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { strictObject } from '../validation/index.js'
import { canonicalJson } from '../values/index.js'

const textOrNull = Type.Union([Type.String(), Type.Null()])
const values = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])

/** The columns of an entry that may hold something personal. */
const personalColumns = ['actorId', 'subjectId', 'before', 'after'] as const

/** The digest of one value of an entry. */
export const auditPart = strictObject({
  column: Type.Enum([...personalColumns]),
  field: Type.Union([Type.String(), Type.Null()], { description: 'The field of `before` or `after`; null for the value as a whole.' }),
  salt: Type.Union([Type.String(), Type.Null()], { description: 'Null if the value was erased.' }),
  digest: Type.String()
})

/** The digest of one value of an entry. */
export type AuditPart = Static<typeof auditPart>

/** An entry of the audit log at its place in the chain. */
export const auditLineShape = strictObject({
  position: Type.Integer({ minimum: 1 }),
  previousHash: Type.String(),
  hash: Type.String(),
  entry: strictObject({
    id: Type.String(),
    at: Type.String({ format: 'date-time' }),
    tool: Type.String(),
    actorId: textOrNull,
    apiKeyId: textOrNull,
    requestId: Type.String(),
    subjectId: textOrNull,
    before: values,
    after: values
  }),
  parts: Type.Array(auditPart)
})

/** An entry of the audit log at its place in the chain. */
export type AuditLine = Static<typeof auditLineShape>

type Entry = AuditLine['entry']

/** What stands in place of a value that was erased. */
export const erasedMark = '[erased]'

/** Before the first entry. */
export const chainStart = '0'.repeat(64)

/** The values of an entry that get a digest each, in order. */
function partsOf(entry: Entry): { column: AuditPart['column']; field: string | null; value: unknown }[] {
  return personalColumns.flatMap((column): ReturnType<typeof partsOf> => {
    const value = entry[column]
    if (typeof value !== 'object' || value === null) return [{ column, field: null, value }]
    return Object.keys(value).map((field) => ({ column, field, value: value[field] }))
  })
}

/** The digests of an entry's values. `newSalt` makes another salt for each: equal values have different digests. */
export function digestParts(entry: Entry, newSalt: () => string): AuditPart[] {
  return partsOf(entry).map(({ column, field, value }) => {
    const salt = newSalt()
    return { column, field, salt, digest: digestOf(salt, field, value) }
  })
}

function digestOf(salt: string, field: string | null, value: unknown): string {
  return sha256([salt, field, value])
}

/** The hash of an entry: of all that is in it, with digests in place of the values that may be personal, and of the hash before it. */
export function hashOf(organizationId: string, { position, previousHash, entry, parts }: Omit<AuditLine, 'hash'>): string {
  const { id, at, tool, apiKeyId, requestId } = entry
  const digests = parts.map(({ column, digest }) => [column, digest])
  return sha256(['rapport/audit/v1', organizationId, position, previousHash, id, at, tool, apiKeyId, requestId, digests])
}

function sha256(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex')
}

/** Why an entry does not fit its digests; undefined when it does. An erased value is no fault: its digest alone stands in the chain. */
export function faultOfParts({ entry, parts }: Pick<AuditLine, 'entry' | 'parts'>): string | undefined {
  const named = new Map(parts.map((part) => [nameOf(part), part]))
  const found = partsOf(entry)
  const added = found.find((part) => !named.has(nameOf(part)))
  if (added) return `${pathOf(added)} was added or has another name`
  const kept = new Map(found.map((part) => [nameOf(part), part.value]))
  for (const part of parts) {
    if (!kept.has(nameOf(part))) return `${pathOf(part)} was removed`
    const value = kept.get(nameOf(part))
    const fits = part.salt === null ? value === erasedMark : digestOf(part.salt, part.field, value) === part.digest
    if (!fits) return `${pathOf(part)} was changed`
  }
  return undefined
}

type Named = Pick<AuditPart, 'column' | 'field'>

const nameOf = ({ column, field }: Named): string => JSON.stringify([column, field])
const pathOf = ({ column, field }: Named): string => (field === null ? column : `${column}.${field}`)
