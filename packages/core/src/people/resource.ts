import { Type } from 'typebox'
import { loadCustomerNames, segmentNamed } from '../customers/index.js'
import { checkUsers, putUsers, userInput } from '../identity/index.js'
import { readPaging } from '../paging/index.js'
import { defineResource, pageOf, pageQuery, unprepared } from '../runtime/index.js'
import { durationPattern } from '../values/index.js'
import { findUsers } from './find-users.js'
import { journeyStages } from './journey-stage.js'
import { findUserId, toUserRecord, userRecordColumns, userRecordShape } from './user-record.js'

const text = (description: string) => Type.Optional(Type.String({ maxLength: 500, description }))
const duration = (description: string) => Type.Optional(Type.String({ pattern: durationPattern, description }))

/** The people who use the host's product. */
export const users = defineResource({
  noun: 'users',
  title: 'User',
  text: {
    noun: 'The people who use your product.',
    put: 'Creates or updates users by userId, email or both. Fields that are left out stay as they are.',
    list: 'Users with your own ids, most recently active first.'
  },
  input: userInput,
  example: { userId: 'u_1', email: 'ann@acme.com', name: 'Ann Lee', customer: { customerId: 'acme' } },
  putGrant: 'data:write',
  check: checkUsers,
  put: unprepared(putUsers),
  item: userRecordShape,
  readGrant: 'customer_intelligence:read',
  query: Type.Object(
    {
      userId: text('Your own id of one user.'),
      email: text('An email of one user, in any case.'),
      customerId: text("Users of this customer: your customerId, Rapport's id, or a domain."),
      search: text('Text within the email or name, in any case, or your own id as a whole.'),
      segment: text('People in this segment: its id or its name.'),
      journeyStage: Type.Optional(Type.Enum([...journeyStages], { description: 'Only users at this stage of the journey.' })),
      hasActivityInLast: duration('People active within this many days, hours or minutes, such as 30d, 12h, 45m.'),
      noActivityInLast: duration('People silent throughout this many days, hours or minutes.'),
      orderBy: Type.Optional(
        Type.Enum(['last_activity_at', 'first_seen_at', 'email'], { description: 'The field to sort by; last_activity_at by default.' })
      ),
      orderDirection: Type.Optional(Type.Enum(['asc', 'desc'], { description: 'desc by default.' })),
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
    const { segment, ...filters } = query
    const segmentId = segment === undefined ? undefined : await segmentNamed(store, 'people', segment, 'segment')
    const narrowed = { ...filters, ...(segmentId !== undefined && { segmentId }), ...(ids.length > 0 && { ids }) }
    const { page, customer } = await findUsers(store, paging, narrowed, userRecordColumns)
    const customers = await loadCustomerNames(
      store,
      page.rows.map((row) => row.customer_id),
      customer
    )
    return pageOf(page, (row) => toUserRecord(row, customers, paging.asOf))
  }
})
