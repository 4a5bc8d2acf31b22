import { FakeZendesk } from '../../src/testing/fake-zendesk.js'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const start = Date.UTC(2026, 5, 1, 12)
export const key = { subdomain: 'ours', email: 'ada@ours.test', apiToken: 'token-of-the-admin' }
export const authorization = `Basic ${Buffer.from('ada@ours.test/token:token-of-the-admin').toString('base64')}`
export const changed = { from: start - 3 * day, to: start }

export const iso = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`

/** An organization as Zendesk tells it, with all that it documents. */
export function organization(id: number, at: number, more: object = {}) {
  return {
    url: `https://ours.zendesk.com/api/v2/organizations/${id}.json`,
    id,
    name: `Company ${id}`,
    shared_tickets: false,
    shared_comments: false,
    external_id: null,
    created_at: iso(at - 30 * day),
    updated_at: iso(at),
    domain_names: [`company${id}.test`],
    details: null,
    notes: null,
    group_id: null,
    tags: ['smb'],
    organization_fields: { plan: 'team' },
    deleted_at: null,
    ...more
  }
}

/** A user of an organization as Zendesk tells it. */
export function user(id: number, at: number, organizationId: number | null, more: object = {}) {
  return {
    id,
    url: `https://ours.zendesk.com/api/v2/users/${id}.json`,
    name: `User ${id}`,
    email: `user${id}@company${organizationId ?? 9}.test`,
    created_at: iso(at - 20 * day),
    updated_at: iso(at),
    time_zone: 'Copenhagen',
    iana_time_zone: 'Europe/Copenhagen',
    phone: null,
    photo: null,
    locale_id: 1,
    locale: 'en-US',
    organization_id: organizationId,
    role: 'end-user',
    verified: true,
    external_id: null,
    tags: [],
    alias: null,
    active: true,
    shared: false,
    last_login_at: iso(at - day),
    signature: null,
    details: null,
    notes: null,
    custom_role_id: null,
    moderator: false,
    ticket_restriction: 'requested',
    suspended: false,
    default_group_id: null,
    report_csv: false,
    user_fields: {},
    ...more
  }
}

/** An agent of ours. */
export const agent = (id: number, at: number, more: object = {}) =>
  user(id, at, null, { name: `Agent ${id}`, email: `agent${id}@ours.test`, role: 'agent', ticket_restriction: null, ...more })

/** A ticket as an export tells it. */
export function ticket(id: number, at: number, requester: number, organizationId: number | null, more: object = {}) {
  return {
    url: `https://ours.zendesk.com/api/v2/tickets/${id}.json`,
    id,
    external_id: null,
    via: { channel: 'email', source: { from: { address: 'ann@company1.test', name: 'Ann' }, to: {}, rel: null } },
    created_at: iso(at),
    updated_at: iso(at + hour),
    generated_timestamp: Math.floor((at + hour) / 1_000),
    type: 'incident',
    subject: `Problem ${id}`,
    raw_subject: `Problem ${id}`,
    description: `The export of ${id} is broken.`,
    priority: 'high',
    status: 'open',
    recipient: 'support@ours.test',
    requester_id: requester,
    submitter_id: requester,
    assignee_id: 801,
    organization_id: organizationId,
    group_id: 98,
    collaborator_ids: [],
    follower_ids: [],
    email_cc_ids: [],
    has_incidents: false,
    is_public: true,
    due_at: null,
    tags: ['export'],
    custom_fields: [{ id: 27642, value: '745' }],
    satisfaction_rating: null,
    sharing_agreement_ids: [],
    brand_id: 123,
    allow_channelback: false,
    metric_set: metrics(id, null),
    ...more
  }
}

/** When a ticket was solved, and what else Zendesk measures of it. */
export function metrics(ticketId: number, solvedAt: number | null) {
  return {
    id: 33 + ticketId,
    ticket_id: ticketId,
    reopens: 0,
    replies: 1,
    solved_at: solvedAt === null ? null : iso(solvedAt),
    initially_assigned_at: null,
    reply_time_in_minutes: { calendar: 10, business: 10 }
  }
}

/** A comment of a ticket. */
export function comment(id: number, at: number, author: number, text: string, more: object = {}) {
  return {
    id,
    type: 'Comment',
    author_id: author,
    body: text,
    html_body: `<div class="zd-comment" dir="auto"><p>${text}</p></div>`,
    plain_body: text,
    public: true,
    attachments: [{ id: 498483, file_name: 'trace.log', content_url: 'https://ours.zendesk.com/attachments/trace.log', size: 2532 }],
    audit_id: id + 1,
    via: { channel: 'email', source: { from: {}, to: {}, rel: null } },
    metadata: { system: { client: 'Mailer', ip_address: '127.0.0.1' }, custom: {} },
    created_at: iso(at),
    ...more
  }
}

/** Organizations, users, agents, and tickets that are open, solved, internal and gone. */
export function accountOfEverything(): FakeZendesk {
  const account = new FakeZendesk()
  for (let id = 1; id <= 3; id++) account.put('organizations', organization(id, start - id * day))
  account.put('organizations', organization(4, start - 40 * day, { external_id: 'acme', organization_fields: { customer_id: 'globex' } }))
  for (let id = 11; id <= 15; id++) account.put('users', user(id, start - (id - 10) * day, 1 + (id % 3)))
  account.put('users', user(16, start - 2 * day, null, { external_id: 'u_16', email: null }))
  account.put('users', user(17, start - 2 * day, null, { email: null }))
  account.put('users', user(18, start - day, 1, { active: false }))
  account.put('users', agent(801, start - day))
  account.put('users', agent(802, start - 30 * day, { role: 'admin', suspended: true }))
  for (let id = 101; id <= 105; id++) {
    const at = start - (id - 100) * 12 * hour
    account.put('tickets', ticket(id, at, 11 + (id % 5), 1 + (id % 3)))
    account.say(
      id,
      comment(id * 10, at, 11 + (id % 5), `We will leave unless the export of ${id} is fixed.`),
      comment(id * 10 + 1, at + 10 * minute, 801, 'A note for colleagues.', { public: false }),
      comment(id * 10 + 2, at + 20 * minute, 801, 'We look into it.'),
      comment(id * 10 + 3, at + 30 * minute, 11 + (id % 5), 'Thank you.')
    )
  }
  const solvedAt = start - 2 * day
  const solved = { status: 'solved', updated_at: iso(solvedAt), metric_set: metrics(106, solvedAt) }
  account.put('tickets', ticket(106, start - 4 * day, 12, 3, solved))
  account.say(106, comment(1060, start - 4 * day, 12, 'How do I export?'))
  account.put('tickets', ticket(107, start - 3 * day, 801, null))
  account.put('tickets', ticket(108, start - 2 * day, 13, 2, { status: 'deleted' }))
  account.put('tickets', ticket(109, start - day, 14, null, { subject: '', assignee_id: null, priority: null }))
  return account
}
