import { FakePylon } from '../../src/testing/fake-pylon.js'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const start = Date.UTC(2026, 5, 1, 12)
export const apiToken = 'pylon_token_of_the_organization'
export const credential = { kind: 'fields' as const, fields: { apiToken } }
export const changed = { from: start - 10 * minute, to: start }

export const iso = (at: number) => new Date(at).toISOString()

const ann = { id: 'user_ann', email: 'ann@ours.test' }

/** A user, as Pylon tells of one. */
export function user(id: string, name: string, email: string | null) {
  return {
    id,
    name,
    email,
    emails: email === null ? [] : [email],
    avatar_url: 'https://cdn.test/a.png',
    role_id: 'role_1',
    status: 'active'
  }
}

/** An account, as Pylon tells of one. */
export function account(index: number, more: object = {}) {
  return {
    id: `acc_${index}`,
    name: `Company ${index}`,
    domain: `company${index}.test`,
    domains: [`company${index}.io`, `company${index}.test`],
    primary_domain: `company${index}.test`,
    owner: ann,
    created_at: iso(start - 500 * day),
    updated_at: iso(start - day),
    latest_customer_activity_time: iso(start - day),
    type: 'customer',
    is_disabled: false,
    logo_url: null,
    channels: [{ source: 'slack', channel_id: 'C1', is_primary: true }],
    crm_settings: { details: [{ source: 'salesforce', id: '001' }] },
    custom_fields: { tier: { slug: 'tier', value: 'gold', values: [] } },
    external_ids: [{ label: 'app', external_id: `customer-${index}` }],
    tags: ['paying'],
    ...more
  }
}

/** A contact of an account, as Pylon tells of one. */
export function contact(index: number, more: object = {}) {
  const email = `bob@company${index}.test`
  return {
    id: `con_${index}`,
    name: `Bob ${index}`,
    email,
    emails: [email, `bob+other@company${index}.test`],
    account: { id: `acc_${index}` },
    avatar_url: null,
    custom_fields: {},
    external_ids: [],
    integration_user_ids: [],
    phone_numbers: ['+15551234567'],
    primary_phone_number: '+15551234567',
    portal_role: 'member',
    portal_role_id: 'role_2',
    ...more
  }
}

/** An issue of a company's contact, as Pylon tells of one. */
export function issue(index: number, createdAt: number, more: object = {}) {
  const company = 1 + (index % 3)
  return {
    id: `issue_${index}`,
    number: index,
    title: `Export ${index} fails`,
    link: `https://app.usepylon.com/issues?issueNumber=${index}`,
    body_html: `<p>The export ${index} fails.</p>`,
    state: 'waiting_on_you',
    type: 'ticket',
    source: 'email',
    created_at: iso(createdAt),
    updated_at: iso(createdAt + hour),
    latest_message_time: iso(createdAt + hour),
    first_response_time: iso(createdAt + hour),
    first_response_seconds: 3_600,
    business_hours_first_response_seconds: 3_600,
    resolution_time: null,
    resolution_seconds: null,
    business_hours_resolution_seconds: null,
    snoozed_until_time: null,
    number_of_touches: 2,
    customer_portal_visible: true,
    author_unverified: false,
    account: { id: `acc_${company}` },
    requester: { id: `con_${company}`, email: `bob@company${company}.test` },
    assignee: ann,
    team: { id: 'team_1' },
    tags: ['export'],
    custom_fields: { priority: { slug: 'priority', value: 'high' } },
    external_issues: [],
    attachment_urls: [`https://files.usepylon.com/x/log%20${index}.txt?signature=secret`],
    slack: null,
    chat_widget_info: null,
    csat_responses: [],
    ...more
  }
}

/** A message of an issue, as Pylon tells of one. */
export function message(id: string, at: number, from: 'contact' | 'user' | 'machine', html: string, more: object = {}) {
  const company = 1
  const author = {
    contact: { name: 'Bob', avatar_url: null, contact: { id: `con_${company}`, email: `bob@company${company}.test` } },
    user: { name: 'Ann Kim', avatar_url: null, user: ann },
    machine: { name: 'Assistant', avatar_url: null }
  }[from]
  return {
    id,
    timestamp: iso(at),
    message_html: html,
    is_private: false,
    source: 'email',
    thread_id: '',
    author,
    email_info: { from_email: 'x@y.test', to_emails: [], cc_emails: [], bcc_emails: [], message_id: `<${id}@mail.test>` },
    file_urls: [],
    ...more
  }
}

/** What is written in an issue: asked, answered, with a note that is nobody else's, and asked again. */
export function messagesOf(index: number, at: number) {
  const company = 1 + (index % 3)
  const bob = { author: { name: `Bob ${company}`, contact: { id: `con_${company}`, email: `bob@company${company}.test` } } }
  const file = { file_urls: ['https://files.usepylon.com/y/screen.png'] }
  return [
    message(`m${index}_1`, at, 'contact', `<p>The export ${index} fails.<br>We will leave unless it works.</p>`, { ...bob, ...file }),
    message(`m${index}_2`, at + 10 * minute, 'user', '<p>Bob is angry: call him.</p>', { is_private: true, thread_id: 'thread_1' }),
    message(`m${index}_3`, at + 20 * minute, 'user', `<div>We look at it.</div><blockquote>The export ${index} fails.</blockquote>`),
    message(`m${index}_4`, at + 40 * minute, 'contact', '<p>Thanks.</p>', bob)
  ]
}

/** Issues of all states, of the last days, of the past year and before. */
export function organizationOfEverything(): FakePylon {
  const organization = smallOrganization()
  organization.users.push(user('user_no', 'Nobody', null))
  organization.accounts.push(account(4, { external_ids: [], owner: { id: 'user_eve' }, primary_domain: null, domain: null }))
  organization.contacts.push(contact(4, { email: null, emails: [], account: null }), contact(5, { email: null }))
  for (let index = 10; index <= 13; index++) {
    const at = start - (index - 9) * 95 * day
    organization.put(issue(index, at), messagesOf(index, at))
  }
  organization.put(issue(20, start - 3 * day, { title: null, assignee: { id: 'user_eve' }, account: null, requester: null, link: null }), [
    message('m20_1', start - 3 * day, 'machine', 'Plain text & more')
  ])
  organization.put(issue(21, start - 40 * minute, { updated_at: iso(start - 2 * minute) }), messagesOf(21, start - 40 * minute))
  return organization
}

/** An organization with few issues. */
export function smallOrganization(): FakePylon {
  const organization = new FakePylon()
  organization.users = [user('user_ann', 'Ann Kim', 'ann@ours.test'), user('user_eve', 'Eve', 'eve@ours.test')]
  organization.accounts = [account(1), account(2), account(3)]
  organization.contacts = [contact(1), contact(2), contact(3)]
  organization.put(issue(1, start - 5 * day), messagesOf(1, start - 5 * day))
  organization.put(
    issue(2, start - 50 * day, { state: 'closed', resolution_time: iso(start - 49 * day), updated_at: iso(start - 49 * day) }),
    messagesOf(2, start - 50 * day)
  )
  organization.put(issue(3, start - 20 * day))
  return organization
}
