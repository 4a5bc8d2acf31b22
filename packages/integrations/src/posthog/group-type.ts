import type { SendRequest } from '@rapport/core/connector'
import { listOf, numberOf, textOf } from '../json-fields.js'

/** How hosts call the groups that are their customers, the surest first. */
const customerTypes = ['organization', 'company', 'account', 'workspace', 'team', 'customer']

/** Which kind of groups are customers. */
export interface GroupType {
  index: number
  name: string | undefined
}

/** The kind of groups that are customers: the first whose name says so, else the first of all. It is asked once a run. */
export async function customerGroups(lookup: SendRequest): Promise<GroupType> {
  const { status, body } = await lookup({ path: '/groups_types/', optional: true })
  const types = status < 300 ? listOf(body).flatMap(({ group_type, group_type_index }) => typeOf(group_type, group_type_index)) : []
  const ranked = types.filter(({ name }) => customerTypes.includes(name)).sort((one, other) => rankOf(one.name) - rankOf(other.name))
  return ranked[0] ?? { index: 0, name: types.find(({ index }) => index === 0)?.name }
}

function typeOf(type: unknown, index: unknown): { index: number; name: string }[] {
  const name = textOf(type)
  const place = numberOf(index)
  return name === undefined || place === undefined ? [] : [{ name, index: place }]
}

const rankOf = (name: string) => customerTypes.indexOf(name)
