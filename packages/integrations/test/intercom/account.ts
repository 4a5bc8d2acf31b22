import { FakeIntercom } from '../../src/testing/fake-intercom.js'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const start = Date.UTC(2026, 5, 1, 12)
export const accessToken = 'dG9rOmFjY2Vzc190b2tlbg'
export const changed = { from: start - 3 * day, to: start }

const seconds = (at: number) => Math.floor(at / 1_000)
const none = (type: string) => ({ type: 'list', data: [], url: `/contacts/${type}`, total_count: 0, has_more: false })

/** A teammate as Intercom tells it. */
export function admin(id: string, more: object = {}) {
  return {
    type: 'admin',
    id,
    name: `Agent ${id}`,
    email: `agent${id}@ours.test`,
    job_title: 'Support',
    away_mode_enabled: false,
    away_mode_reassign: false,
    has_inbox_seat: true,
    team_ids: [814865],
    avatar: { type: 'avatar', image_url: null },
    ...more
  }
}

/** A company as Intercom tells it, with all that it documents. */
export function company(index: number, at: number, more: object = {}) {
  return {
    type: 'company',
    company_id: `host-${index}`,
    id: `co_${index}`,
    app_id: 'abc12345',
    name: `Company ${index}`,
    remote_created_at: seconds(at - 90 * day),
    created_at: seconds(at - 80 * day),
    updated_at: seconds(at),
    last_request_at: seconds(at),
    size: 85,
    website: `https://www.company${index}.test/about`,
    industry: 'Manufacturing',
    monthly_spend: 49,
    session_count: 26,
    plan: { type: 'plan', id: '1', name: 'Team' },
    user_count: 10,
    custom_attributes: { paid_subscriber: true },
    tags: { type: 'tag.list', tags: [] },
    segments: { type: 'segment.list', segments: [] },
    notes: { type: 'note.list', notes: [] },
    ...more
  }
}

/** A contact of companies as Intercom tells it. */
export function contact(index: number, at: number, companies: readonly number[], more: object = {}) {
  return {
    type: 'contact',
    id: `c_${index}`,
    workspace_id: 'abc12345',
    external_id: `user-${index}`,
    role: 'user',
    email: `user${index}@company${companies[0] ?? 9}.test`,
    phone: null,
    name: `User ${index}`,
    avatar: null,
    owner_id: null,
    social_profiles: { type: 'list', data: [] },
    has_hard_bounced: false,
    marked_email_as_spam: false,
    unsubscribed_from_emails: false,
    created_at: seconds(at - 50 * day),
    updated_at: seconds(at),
    signed_up_at: seconds(at - 50 * day),
    last_seen_at: seconds(at),
    language_override: null,
    location: { type: 'location', country: 'Ireland', region: 'Dublin', city: 'Dublin', country_code: 'IRL', continent_code: 'EU' },
    custom_attributes: {},
    tags: none('tags'),
    notes: none('notes'),
    companies: {
      type: 'list',
      data: companies.map((each) => ({ id: `co_${each}`, type: 'company', url: `/companies/co_${each}` })),
      url: `/contacts/c_${index}/companies`,
      total_count: companies.length,
      has_more: false
    },
    ...more
  }
}

const author = (kind: string, id: string) => {
  if (kind === 'admin') return { type: 'admin', id, name: `Agent ${id}`, email: `agent${id}@ours.test` }
  if (kind === 'bot') return { type: 'bot', id, name: 'Fin', email: 'operator+abc12345@intercom.io' }
  return { type: 'user', id, name: `User ${id.replace('c_', '')}`, email: null }
}

/** A part of a conversation: something that was said, or that happened. */
export function part(id: string, at: number, by: [string, string], body: string | null, more: object = {}) {
  return {
    type: 'conversation_part',
    id,
    part_type: 'comment',
    body: body === null ? null : `<p>${body}</p>`,
    created_at: seconds(at),
    updated_at: seconds(at),
    notified_at: seconds(at),
    assigned_to: null,
    author: author(...by),
    attachments: [],
    external_id: null,
    redacted: false,
    metadata: {},
    email_message_metadata: null,
    app_package_code: null,
    ...more
  }
}

/** A conversation that a contact has begun. */
export function conversation(index: number, at: number, contactId: string, parts: object[] = [], more: object = {}) {
  return {
    type: 'conversation',
    id: String(500 + index),
    created_at: seconds(at),
    updated_at: seconds(at + hour),
    waiting_since: seconds(at),
    snoozed_until: null,
    source: {
      type: 'conversation',
      id: String(403_918_000 + index),
      delivered_as: 'customer_initiated',
      subject: '',
      body: `<p>We will leave unless the export of ${index} is fixed.</p>`,
      author: author('user', contactId),
      attachments: [],
      url: 'https://ours.test/exports',
      redacted: false
    },
    contacts: { type: 'contact.list', contacts: [{ type: 'contact', id: contactId, external_id: 'user' }] },
    first_contact_reply: { created_at: seconds(at), type: 'conversation', url: null },
    admin_assignee_id: 801,
    team_assignee_id: 5017691,
    open: true,
    state: 'open',
    read: false,
    tags: { type: 'tag.list', tags: [] },
    priority: 'not_priority',
    sla_applied: null,
    statistics: { type: 'conversation_statistics', time_to_admin_reply: 300, last_close_at: null, count_reopens: 0 },
    conversation_rating: null,
    teammates: { type: 'admin.list', admins: [{ type: 'admin', id: '801' }] },
    title: null,
    custom_attributes: {},
    topics: {},
    ticket: null,
    linked_objects: { type: 'list', data: [], total_count: 0, has_more: false },
    ai_agent: null,
    ai_agent_participated: false,
    conversation_parts: { type: 'conversation_part.list', conversation_parts: parts, total_count: parts.length },
    ...more
  }
}

/** What makes a conversation closed. */
export const closed = (at: number) => ({
  state: 'closed',
  open: false,
  updated_at: seconds(at),
  statistics: { type: 'conversation_statistics', last_close_at: seconds(at), first_close_at: seconds(at), count_conversation_parts: 3 }
})

export const updated = (at: number) => ({ updated_at: seconds(at) })

/** What a bot, a colleague and the contact have written in a conversation, and what has happened in it. */
export const partsOf = (index: number, at: number) => [
  part(`${index}1`, at + minute, ['bot', '9'], 'We are asking a colleague.'),
  part(`${index}2`, at + 2 * minute, ['admin', '801'], 'A note for colleagues.', { part_type: 'note' }),
  part(`${index}3`, at + 10 * minute, ['admin', '801'], 'We look into it.'),
  part(`${index}4`, at + 20 * minute, ['user', `c_${index}`], 'Thank you.', { part_type: 'open' }),
  part(`${index}5`, at + 21 * minute, ['admin', '801'], null, { part_type: 'assignment' })
]

/** Teammates, companies, contacts, and conversations that are open, closed, snoozed, and that only we have written in. */
export function accountOfEverything(): FakeIntercom {
  const account = new FakeIntercom()
  account.put('admins', admin('801'))
  account.put('admins', admin('802', { job_title: null, name: null }))
  account.put('admins', admin('803', { email: 'operator+abc12345@intercom.io', name: 'Operator' }))
  for (let index = 1; index <= 4; index++) account.put('companies', company(index, start - index * day))
  account.put('companies', company(5, start - 50 * day, { website: 'not a host', company_id: null, plan: {} }))
  for (let index = 1; index <= 6; index++) account.put('contacts', contact(index, start - index * 12 * hour, [1 + (index % 3)]))
  account.put('contacts', contact(7, start - day, [], { role: 'lead', external_id: 'lead-7', email: 'lead7@company4.test' }))
  account.put('contacts', contact(8, start - day, [], { role: 'lead', email: null }))
  account.put('contacts', contact(9, start - 60 * day, [4, 2], { email: null }))
  for (let index = 1; index <= 4; index++) {
    const at = start - index * 14 * hour
    account.put('conversations', conversation(index, at, `c_${index}`, partsOf(index, at)))
  }
  account.put('conversations', conversation(5, start - 6 * day, 'c_5', [], closed(start - 2 * day)))
  account.put('conversations', conversation(6, start - 2 * day, 'c_6', [], { state: 'snoozed', title: 'The export' }))
  const byUs = conversation(7, start - day, 'c_1')
  account.put('conversations', { ...byUs, source: { ...byUs.source, delivered_as: 'automated', author: author('admin', '801') } })
  account.put('conversations', conversation(8, start - day, 'c_gone', [], { statistics: null }))
  return account
}
