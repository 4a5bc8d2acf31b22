import type { Operation, SendRequest, StreamContext } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsOf, requiredText, textOf } from '../json-fields.js'
import { accountNamed, addressIn, backfillMs } from '../product-events.js'
import { customerGroups } from './group-type.js'
import { halfOf, nextRows, propertiesOf, queryFor, rowsOf } from './query.js'

const query = 'SELECT id, properties FROM persons WHERE id > toUUID({id}) ORDER BY id LIMIT 1000'
const nobody = '00000000-0000-0000-0000-000000000000'

/** A person, and the group that their last events name. */
interface ReadPerson {
  row: Fields | undefined
  account: string | undefined
}

/** The project's persons who have an email. */
export const personsStream = defineStream({
  name: 'persons',
  summary: 'Persons with an email, their names, and the group that their last events name',
  becomes: 'People, by their email',
  everySeconds: 86_400,
  walk: {
    first: () => queryFor(query, { id: nobody }),
    next: (answer, asked) => nextRows(answer, asked, placeOf),
    records: rowsOf,
    smaller: halfOf
  },
  deletes: 'absence',
  async complete(records, lookup, context): Promise<readonly ReadPerson[]> {
    const rows = records.map(fieldsOf)
    const accounts = await lastGroups(rows, lookup, context)
    return rows.map((row) => ({ row, account: accounts.get(textOf(row?.id) ?? '') }))
  },
  map: (record, context) => personOperations(record as ReadPerson, context),
  leftOut: (record) => (emailOf((record as ReadPerson).row) === undefined ? 'without an email' : undefined),
  recordId: (record) => textOf((record as ReadPerson).row?.id)
})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function placeOf({ id }: Fields) {
  return typeof id === 'string' && uuid.test(id) ? { id } : undefined
}

/** The groups that these persons' last events name. A person belongs to a group only by what they do. */
async function lastGroups(
  rows: readonly (Fields | undefined)[],
  lookup: SendRequest,
  { startedAt }: StreamContext
): Promise<Map<string, string>> {
  const ids = rows.flatMap((row) => (emailOf(row) === undefined ? [] : (textOf(row?.id) ?? []))).filter((id) => uuid.test(id))
  if (ids.length === 0) return new Map()
  const { index } = await customerGroups(lookup)
  const group = `properties.$group_${index}`
  const asked = `SELECT toString(person_id) AS person, argMax(${group}, timestamp) AS group_key FROM events WHERE toString(person_id) IN {ids} AND timestamp >= toDateTime({since}) AND ${group} != '' GROUP BY person LIMIT ${ids.length}`
  const answer = await lookup(queryFor(asked, { ids, since: new Date(startedAt - backfillMs).toISOString() }, true))
  if (answer.status >= 300) return new Map()
  return new Map(
    rowsOf(answer).flatMap(({ person, group_key }) => {
      const account = accountNamed(group_key)
      return typeof person === 'string' && account !== undefined ? [[person, account] as const] : []
    })
  )
}

function emailOf(row: Fields | undefined): string | undefined {
  return addressIn(propertiesOf(row)?.email)
}

function personOperations({ row, account }: ReadPerson, { startedAt }: StreamContext): Operation[] {
  const id = requiredText(row, 'id')
  const email = emailOf(row)
  return email === undefined ? [] : [{ kind: 'person', id, at: startedAt, email, name: nameOf(propertiesOf(row) ?? {}), account }]
}

function nameOf({ name, first_name, last_name }: Fields): string | undefined {
  const parts = [textOf(first_name), textOf(last_name)].flatMap((part) => part?.trim() ?? [])
  return textOf(name) ?? (parts.length > 0 ? parts.join(' ') : undefined)
}
