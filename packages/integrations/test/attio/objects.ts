import { FakeAttio } from '../../src/testing/fake-attio.js'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const start = Date.UTC(2026, 5, 1, 12)

const workspace_id = new FakeAttio().workspaceId
const attribute_id = '41252299-f8c7-4b5e-99c9-4ff8321d2f96'

/** A time as Attio writes it, to the nanosecond. */
const iso = (at: number) => new Date(at).toISOString().replace('Z', '000000Z')
/** An id that can be told from others. */
const uuid = (kind: number, index: number) => `${String(kind).padStart(8, '0')}-9141-415d-9b2a-${String(index).padStart(12, '0')}`

export const companyId = (index: number) => uuid(1, index)
export const personId = (index: number) => uuid(2, index)
export const dealId = (index: number) => uuid(3, index)
export const noteId = (index: number) => uuid(4, index)
export const taskId = (index: number) => uuid(5, index)
export const meetingId = (index: number) => uuid(6, index)
export const memberId = (index: number) => uuid(7, index)
export const statusId = (index: number) => uuid(8, index)

/** A version of a value, with what Attio writes of each. */
export function version(attribute_type: string, said: object, at: number, until: number | null = null) {
  const created_by_actor = { type: 'workspace-member', id: memberId(1) }
  return { active_from: iso(at), active_until: until === null ? null : iso(until), created_by_actor, ...said, attribute_type }
}

export const text = (value: string, at: number) => version('text', { value }, at)
export const number = (value: number, at: number) => version('number', { value }, at)
export const date = (value: string, at: number) => version('date', { value }, at)
export const checkbox = (value: boolean, at: number) => version('checkbox', { value }, at)
const reference = (target_object: string, target_record_id: string, at: number) =>
  version('record-reference', { target_object, target_record_id }, at)
export const actor = (index: number, at: number) =>
  version('actor-reference', { referenced_actor_type: 'workspace-member', referenced_actor_id: memberId(index) }, at)

export const domain = (name: string, at: number) => version('domain', { domain: name, root_domain: name }, at)

export function email(address: string, at: number) {
  const [email_local_specifier = '', email_domain = ''] = address.split('@')
  const parts = { email_domain, email_root_domain: email_domain, email_local_specifier }
  return version('email-address', { original_email_address: address, email_address: address, ...parts }, at)
}

function fullName(first_name: string, last_name: string, at: number) {
  return version('personal-name', { first_name, last_name, full_name: `${first_name} ${last_name}` }, at)
}

/** The stages of a workspace that has changed nothing, with one more. */
export const stageNames = ['Lead', 'In Progress', 'Verbal yes', 'Won 🎉', 'Lost']

export function stageStatus(index: number, more: object = {}) {
  const id = { workspace_id, object_id: new FakeAttio().objectId('deals'), attribute_id, status_id: statusId(index) }
  return { id, title: stageNames[index], is_archived: false, celebration_enabled: index === 3, target_time_in_status: null, ...more }
}

export const stage = (index: number, at: number) => version('status', { status: stageStatus(index) }, at)

/** A record of an object, with the values of its attributes by their slugs. */
function record(object: 'companies' | 'people' | 'deals', record_id: string, at: number, values: object) {
  const id = { workspace_id, object_id: new FakeAttio().objectId(object), record_id }
  return { id, created_at: iso(at), web_url: `https://app.attio.com/ours/${object}/${record_id}`, values }
}

export function company(index: number, at: number, more: object = {}) {
  const values = {
    record_id: [text(companyId(index), at)],
    name: [text(`Company ${index}`, at)],
    domains: [domain(`company${index}.test`, at)],
    categories: [version('select', { option: { id: { option_id: uuid(9, index) }, title: 'B2B', is_archived: false } }, at)],
    last_interaction: [
      version('interaction', { interaction_type: 'email', interacted_at: iso(at), owner_actor: { type: 'system', id: null } }, at)
    ],
    ...more
  }
  return record('companies', companyId(index), at, values)
}

export function person(index: number, at: number, more: object = {}) {
  const of = ((index - 1) % 4) + 1
  const values = {
    name: [fullName('Person', String(index), at)],
    email_addresses: [email(`person${index}@company${of}.test`, at)],
    company: [reference('companies', companyId(of), at)],
    phone_numbers: [version('phone-number', { original_phone_number: '5558675309', country_code: 'US', phone_number: '+15558675309' }, at)],
    ...more
  }
  return record('people', personId(index), at, values)
}

export function deal(index: number, at: number, more: object = {}) {
  const of = ((index - 1) % 4) + 1
  const values = {
    name: [text(`Deal ${index}`, at)],
    stage: [stage(0, at)],
    owner: [actor(1, at)],
    value: [version('currency', { currency_value: index * 1_000, currency_code: 'USD' }, at)],
    associated_company: [reference('companies', companyId(of), at)],
    associated_people: [reference('people', personId(of), at)],
    ...more
  }
  return record('deals', dealId(index), at, values)
}

export function note(index: number, at: number, more: object = {}) {
  return {
    id: { workspace_id, note_id: noteId(index) },
    parent_object: 'companies',
    parent_record_id: companyId(((index - 1) % 4) + 1),
    title: `Note ${index}`,
    content_plaintext: `Budget ${index} is approved.\nThey start in May.`,
    content_markdown: `# Budget\nBudget ${index} is approved.`,
    meeting_id: null,
    tags: [],
    created_by_actor: { type: 'workspace-member', id: memberId(1) },
    created_at: iso(at),
    ...more
  }
}

export function task(index: number, at: number, more: object = {}) {
  return {
    id: { workspace_id, task_id: taskId(index) },
    content_plaintext: `Send the offer ${index}`,
    deadline_at: iso(at + day),
    is_completed: index % 2 === 0,
    linked_records: [{ target_object_id: 'companies', target_record_id: companyId(((index - 1) % 4) + 1) }],
    assignees: [{ referenced_actor_type: 'workspace-member', referenced_actor_id: memberId(1) }],
    created_by_actor: { type: 'workspace-member', id: memberId(1) },
    created_at: iso(at),
    ...more
  }
}

export function meeting(index: number, at: number, more: object = {}) {
  const of = ((index - 1) % 4) + 1
  const time = (instant: number) => ({ datetime: new Date(instant).toISOString().replace('Z', '+00:00'), timezone: 'Europe/London' })
  return {
    id: { workspace_id, meeting_id: meetingId(index) },
    title: `Meeting ${index}`,
    description: '<p>Agenda</p>',
    is_all_day: false,
    start: time(at),
    end: time(at + hour),
    participants: [
      { status: 'accepted', is_organizer: true, email_address: 'ann@ours.test' },
      { status: 'tentative', is_organizer: false, email_address: `person${of}@company${of}.test` }
    ],
    linked_records: [{ object_slug: 'companies', object_id: new FakeAttio().objectId('companies'), record_id: companyId(of) }],
    created_at: iso(at - day),
    created_by_actor: { type: 'system', id: null },
    ...more
  }
}

export function member(index: number, more: object = {}) {
  return {
    id: { workspace_id, workspace_member_id: memberId(index) },
    first_name: ['Ann', 'Bea', 'Cal'][index - 1],
    last_name: 'Ours',
    avatar_url: null,
    email_address: `${['ann', 'bea', 'cal'][index - 1]}@ours.test`,
    created_at: iso(start - 300 * day),
    access_level: 'member',
    ...more
  }
}
