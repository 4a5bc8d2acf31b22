import { Type } from 'typebox'
import { findPage, readPaging } from '../paging/index.js'
import { defineResource, pageOf, pageQuery, unprepared } from '../runtime/index.js'
import { memberFilter } from './member-filter.js'
import { checkMembers, memberInput, putMembers } from './put-members.js'
import { members as table } from './tables/index.js'

const textOrNull = () => Type.Union([Type.String(), Type.Null()])

/** The workspace's own people. A member's id is the host's, where it gave one. */
export const members = defineResource({
  noun: 'members',
  title: 'Member',
  text: {
    noun: "The workspace's own people, who look after customers.",
    put: 'Creates or updates members, found by id, else by email. A field that is left out keeps its value, and null clears it.',
    putThrows: 'CONFLICT when an email belongs to another member.',
    list: 'Members by name.'
  },
  input: memberInput,
  example: { id: 'm_1', email: 'eve@example.com', name: 'Eve Stone', role: 'Account executive' },
  putGrant: 'workspace_settings:manage',
  check: checkMembers,
  put: unprepared(putMembers),
  item: Type.Object(
    {
      id: Type.String(),
      externalId: Type.String({ description: 'The same as the id.' }),
      email: Type.String(),
      name: Type.String(),
      title: textOrNull(),
      role: textOrNull(),
      managerEmail: textOrNull(),
      territory: textOrNull(),
      linkedinUrl: textOrNull(),
      ownedCustomerCount: Type.Integer({ minimum: 0 })
    },
    { additionalProperties: false }
  ),
  readGrant: 'workspace_members:read',
  query: Type.Object(
    {
      search: Type.Optional(Type.String({ maxLength: 500, description: 'Text within the name, email, title, role or territory.' })),
      role: Type.Optional(Type.String({ maxLength: 100, description: 'Exactly this role.' })),
      ...pageQuery
    },
    { additionalProperties: false }
  ),
  queryExample: { role: 'Account executive' },

  async list(context, query) {
    const paging = readPaging(context, 'members', query, { column: 'name', direction: 'asc' })
    const page = await findPage(context.store, paging, {
      table,
      where: memberFilter(query),
      place: (row) => ({ value: row.name, id: row.id })
    })
    return pageOf(page, ({ id, email, name, title, role, manager_email, territory, linkedin_url, owned_customer_count }) => ({
      id,
      externalId: id,
      email,
      name,
      title,
      role,
      managerEmail: manager_email,
      territory,
      linkedinUrl: linkedin_url,
      ownedCustomerCount: owned_customer_count
    }))
  }
})
