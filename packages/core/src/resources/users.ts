import { Type } from 'typebox'
import { loadCustomerNames } from '../domain/customers/customer-names.js'
import { putUsers, userInput } from '../domain/identity/put-users.js'
import { readPaging } from '../domain/page.js'
import { findUsers } from '../domain/users/find-users.js'
import { journeyStages } from '../domain/users/journey-stage.js'
import { findUserId, toUserRecord, userRecordColumns, userRecordShape } from '../domain/users/user-record.js'
import { durationPattern } from '../domain/window.js'
import { defineResource, unprepared } from './define-resource.js'
import { pageOf, pageQuery } from './page-query.js'

const text = (description: string) => Type.Optional(Type.String({ maxLength: 500, description }))
const duration = (description: string) => Type.Optional(Type.String({ pattern: durationPattern, description }))

/** The people who use the host's product. */
export const users = defineResource({
  noun: 'users',
  title: 'User',
  input: userInput,
  example: { userId: 'u_1', email: 'ann@acme.com', name: 'Ann Lee', customer: { customerId: 'acme' } },
  putGrant: 'data:write',
  put: unprepared(putUsers),
  item: userRecordShape,
  readGrant: 'customer_intelligence:read',
  query: Type.Object(
    {
      userId: text("The host's id of one user."),
      email: text('An email of one user, in any case.'),
      customerId: text("Users of this customer: the host's id, Rapport's, or a domain."),
      search: text("Text within the email or name, in any case; or the host's id as a whole."),
      journeyStage: Type.Optional(Type.Enum([...journeyStages])),
      hasActivityInLast: duration('People active within this many days, hours or minutes, such as 30d, 12h, 45m.'),
      noActivityInLast: duration('People silent throughout this many days, hours or minutes.'),
      orderBy: Type.Optional(Type.Enum(['last_activity_at', 'first_seen_at', 'email'])),
      orderDirection: Type.Optional(Type.Enum(['asc', 'desc'])),
      ...pageQuery
    },
    { additionalProperties: false }
  ),
  queryExample: { customerId: 'acme', limit: 20 },

  async list(context, { userId, email, ...query }) {
    const { store } = context
    const { orderBy: column = 'last_activity_at', orderDirection: direction = 'desc' } = query
    const named = [
      userId === undefined ? [] : [await findUserId(store, { userId })],
      email === undefined ? [] : [await findUserId(store, { email })]
    ].flat()
    const ids = named.map((id) => id ?? null)
    const paging = readPaging(context, 'users', { ...query, userId, email }, { column, direction })
    const { page, customer } = await findUsers(store, paging, { ...query, ...(ids.length > 0 && { ids }) }, userRecordColumns)
    const customers = await loadCustomerNames(
      store,
      page.rows.map((row) => row.customer_id),
      customer
    )
    return pageOf(page, (row) => toUserRecord(row, customers, paging.asOf))
  }
})
