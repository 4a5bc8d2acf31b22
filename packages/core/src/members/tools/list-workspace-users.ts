import { Type } from 'typebox'
import { findPage, readPaging } from '../../paging/index.js'
import { countedPageOutput, defineTool, optionalText, orderInput, orNull, pageInput, pagination } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { memberFilter } from '../member-filter.js'
import { members } from '../tables/index.js'

const item = strictObject({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  title: orNull(Type.String()),
  role: orNull(Type.String()),
  managerEmail: orNull(Type.String()),
  territory: orNull(Type.String()),
  linkedinUrl: orNull(Type.String()),
  ownedCustomerCount: Type.Integer({ minimum: 0 })
})

export const listWorkspaceUsers = defineTool({
  name: 'svc_list_workspace_users',
  title: 'Find colleagues',
  description:
    'Finds members of our own team: account owners, managers, roles, territories. Use it to find an owner, or how many customers each owns. Returns member id, email, name, role, number of customers. Next: svc_list_customers with ownerId.',
  effect: 'read',
  toolset: 'customers',
  grants: ['workspace_members:read'],
  reads: 'settings',
  summary: "Lists the workspace's own members. Members who own the most customers come first.",
  input: Type.Object({
    search: optionalText(500, 'Text within the name, email, title, role or territory, in any case.'),
    role: optionalText(100, 'Exactly this role.'),
    managerEmail: optionalText(500, "The manager's email, in any case."),
    hasOwnedCustomers: Type.Optional(
      Type.Boolean({ description: 'true: only members who own customers; false: only members who own none.' })
    ),
    ...pageInput,
    ...orderInput(['owned_customer_count', 'name', 'email'])
  }),
  output: strictObject({ items: Type.Array(item), pagination: countedPageOutput }),
  example: { role: 'Account executive', orderBy: 'name', orderDirection: 'asc' },

  async handle(input, context) {
    const order = { column: input.orderBy ?? 'owned_customer_count', direction: input.orderDirection ?? 'desc' } as const
    const page = await findPage(context.store, readPaging(context, 'svc_list_workspace_users', input, order), {
      table: members,
      where: memberFilter(input),
      columns: ['id', 'email', 'name', 'title', 'role', 'manager_email', 'territory', 'linkedin_url', 'owned_customer_count'],
      place: (row) => ({ value: row[order.column], id: row.id })
    })
    const items = page.rows.map(({ manager_email, linkedin_url, owned_customer_count, ...member }) => ({
      ...member,
      managerEmail: manager_email,
      linkedinUrl: linkedin_url,
      ownedCustomerCount: owned_customer_count
    }))
    return { items, pagination: pagination(page) }
  }
})
