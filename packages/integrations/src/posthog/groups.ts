import type { Operation, StreamContext } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsOf, requiredText, textOf } from '../json-fields.js'
import { accountNamed, ownerOf } from '../product-events.js'
import { customerGroups } from './group-type.js'
import { halfOf, nextRows, propertiesOf, queryFor, rowsOf } from './query.js'

const query = 'SELECT index, key, properties FROM groups WHERE (index, key) > ({index}, {key}) ORDER BY index, key LIMIT 1000'

/** A group, and which kind of groups are customers. */
interface ReadGroup {
  row: Fields | undefined
  customers: number
}

/** The project's groups of the kind that is customers: an account each. */
export const groupsStream = defineStream({
  name: 'groups',
  summary:
    'Groups of the kind that is called organization, company, account, workspace, team or customer; where none is, of the first kind',
  becomes: 'A customer for each group. The key of the group is the customerId or the domain of the customer',
  everySeconds: 86_400,
  walk: {
    first: () => queryFor(query, { index: -1, key: '' }),
    next: (answer, asked) => nextRows(answer, asked, placeOf),
    records: rowsOf,
    smaller: halfOf
  },
  deletes: 'absence',
  async complete(records, lookup): Promise<readonly ReadGroup[]> {
    const { index } = await customerGroups(lookup)
    return records.map((record) => ({ row: fieldsOf(record), customers: index }))
  },
  map: (record, context) => groupOperations(record as ReadGroup, context),
  leftOut: (record) => whyLeftOut(record as ReadGroup),
  recordId: (record) => textOf((record as ReadGroup).row?.key)
})

function placeOf({ index, key }: Fields) {
  return typeof index === 'number' && typeof key === 'string' ? { index, key } : undefined
}

function whyLeftOut({ row, customers }: ReadGroup): string | undefined {
  if (row?.index !== customers) return 'of another kind of groups'
  return accountNamed(row.key) === undefined ? 'whose key names nobody' : undefined
}

function groupOperations(group: ReadGroup, { startedAt }: StreamContext): Operation[] {
  const { row } = group
  const key = requiredText(row, 'key')
  if (typeof row?.index !== 'number') throw new Error('index is missing or no number')
  const id = accountNamed(key)
  if (id === undefined || whyLeftOut(group) !== undefined) return []
  const properties = propertiesOf(row) ?? {}
  const said = [properties.domain, properties.website].flatMap((value) => hostOf(value) ?? [])
  const { domains = [], ...owner } = ownerOf(id)
  return [{ kind: 'account', id, at: startedAt, name: textOf(properties.name), ...owner, domains: [...domains, ...said] }]
}

/** The host of an address, with or without its scheme. */
function hostOf(value: unknown): string | undefined {
  const text = textOf(value)?.trim() ?? ''
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return text !== '' && URL.canParse(address) ? new URL(address).hostname : undefined
}
