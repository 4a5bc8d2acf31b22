import { auditEntries } from '../audit/index.js'
import type { Json, JsonObject, Transaction } from '../storage/index.js'
import { type AuditPart, erasedMark } from './audit-line.js'
import { auditLock } from './seal-entries.js'
import { auditSeals } from './tables/audit-seals.js'

/**
 * Takes what is personal out of entries of the audit log: the value becomes `[erased]`, and its salt is gone, so that nobody can try whom its digest
 * stands for. The digest stays, and the chain still verifies. Answers how many entries it changed.
 *
 * @param isPersonal tells of an id, of a field's value, and of a field's name whether it names the person who is erased
 *
 * @example await eraseAuditEntries(transaction, ids, (value) => mentions.isIn(value))
 */
export async function eraseAuditEntries(
  transaction: Transaction,
  ids: readonly string[],
  isPersonal: (value: Json) => boolean
): Promise<number> {
  await transaction.lock(auditLock)
  const entries = await transaction.get(
    auditEntries,
    ids.map((id) => ({ id }))
  )
  let changed = 0
  for (const entry of entries) {
    if (!entry) continue
    const { id, actor_id, subject_id, before, after } = entry
    const erasure = new Erasure(isPersonal)
    const rest = {
      actor_id: erasure.id('actorId', actor_id),
      subject_id: erasure.id('subjectId', subject_id),
      before: erasure.fields('before', before),
      after: erasure.fields('after', after)
    }
    if (erasure.names.size === 0) continue
    changed += 1
    await transaction.update(auditEntries, { id: { eq: id } }, rest)
    const [seal] = await transaction.get(auditSeals, [{ entry_id: id }])
    if (seal) await transaction.update(auditSeals, { entry_id: { eq: id } }, { parts: seal.parts.map((part) => erasure.part(part)) })
  }
  return changed
}

/** The erasure of one entry. */
class Erasure {
  /** The new name of each field that is erased, by column and field. */
  readonly names = new Map<string, string | null>()

  constructor(private readonly isPersonal: (value: Json) => boolean) {}

  id(column: AuditPart['column'], value: string | null): string | null {
    if (value === null || !this.isPersonal(value)) return value
    this.names.set(nameOf(column, null), null)
    return erasedMark
  }

  fields(column: AuditPart['column'], values: JsonObject | null): JsonObject | null {
    if (values === null) return null
    let numbered = 0
    const rest = Object.entries(values).map(([field, value]): [string, Json] => {
      const isName = this.isPersonal(field)
      if (!isName && !this.isPersonal(value)) return [field, value]
      // An earlier erasure may have taken the names of other fields.
      if (isName)
        do numbered += 1
        while (Object.hasOwn(values, `${erasedMark} ${numbered}`))
      const name = isName ? `${erasedMark} ${numbered}` : field
      this.names.set(nameOf(column, field), name)
      return [name, erasedMark]
    })
    return Object.fromEntries(rest)
  }

  part(part: AuditPart): AuditPart {
    const name = this.names.get(nameOf(part.column, part.field))
    return name === undefined ? part : { ...part, field: name, salt: null }
  }
}

const nameOf = (column: string, field: string | null): string => JSON.stringify([column, field])
