import { asUuid } from '../digest-uuid.js'
import { LeftOut, LineFault } from '../line-fault.js'
import { defined, type EventFormat, type Fields, fieldsOf, type ImportedEvent, textOf } from './format.js'

/** Events as PostHog exports them, a line each. */
export const posthogEvents: EventFormat = {
  name: 'posthog',
  title: 'PostHog',
  matches: (line) => typeof line.event === 'string' && ('distinct_id' in line || 'distinct_id' in jsonFields(line.properties)),
  read: (line) => [imported(line)]
}

/** PostHog's own properties that say what was done, and not how it was measured. */
const kept = /^(\$browser|\$os|\$device_type|\$screen_name|\$host)$/

function imported(line: Fields): ImportedEvent {
  const properties = jsonFields(line.properties)
  const person = { ...jsonFields(line.person_properties), ...jsonFields(fieldsOf(line.person).properties) }
  const distinctId = textOf(line.distinct_id) ?? textOf(properties.distinct_id)
  const isIdentified = line.event === '$identify' || properties.$is_identified === true || properties.$user_id === distinctId
  const email = addressIn(person.email) ?? addressIn(jsonFields(properties.$set).email) ?? addressIn(distinctId)
  const anonymousId = textOf(properties.$device_id) ?? textOf(properties.$anon_distinct_id) ?? (isIdentified ? undefined : distinctId)
  const common = defined({
    uuid: textOf(line.uuid),
    timestamp: withZone(textOf(line.timestamp)),
    userId: isIdentified ? distinctId : undefined,
    email,
    customerId: customerOf(properties)
  })
  const visitorId = anonymousId && !anonymousId.includes('@') && asUuid('posthog visitor', anonymousId)
  const envelope = { source: '$current_url' in properties ? 'client' : 'server', ...(visitorId && { visitorId }) }
  return { envelope, event: { ...common, ...ownFields(line, properties, { isKnown: isIdentified || email !== undefined }) } }
}

function ownFields({ event }: Fields, properties: Fields, { isKnown }: { isKnown: boolean }): Fields {
  const name = textOf(event)
  if (name === undefined) throw new LineFault('event must be the name of what happened')
  if (name === '$pageview') return { type: 'pageview', ...place(properties) }
  if (name === '$identify' || name === '$set') {
    if (!isKnown) throw new LeftOut(`events ${name} that name nobody`)
    return { type: 'identify', traits: { ...jsonFields(properties.$set_once), ...jsonFields(properties.$set) } }
  }
  if (name === '$groupidentify') return groupIdentify(properties)
  if (name.startsWith('$')) throw new LeftOut(`events ${name}, which PostHog makes itself`)
  return { type: 'custom', eventName: name, properties: hostProperties(properties), ...place(properties) }
}

/** What is said of an account, at a moment of whoever said it. */
function groupIdentify(properties: Fields): Fields {
  const key = textOf(properties.$group_key)
  if (key === undefined) throw new LineFault('$groupidentify needs $group_key')
  return { type: 'custom', eventName: 'group identified', customerId: key, customerTraits: jsonFields(properties.$group_set) }
}

/** PostHog's groups have kinds of the host's own naming; these are what hosts call a customer. */
const customerKinds = ['company', 'organization', 'organisation', 'account', 'customer', 'workspace', 'team']

function customerOf(properties: Fields): string | undefined {
  const groups = jsonFields(properties.$groups)
  const kind = customerKinds.find((each) => textOf(groups[each]) !== undefined)
  const names = Object.keys(groups)
  const [only] = names.length === 1 ? names : []
  return textOf(groups[kind ?? only ?? ''])
}

function place(properties: Fields): Fields {
  const { utm_source: source, utm_medium: medium, utm_campaign: campaign, utm_term: term, utm_content: content } = properties
  const utm = defined({ source, medium, campaign, term, content })
  const referrer = textOf(properties.$referrer)
  return defined({
    url: textOf(properties.$current_url),
    path: textOf(properties.$pathname),
    title: textOf(properties.title),
    referrer: referrer === '$direct' ? undefined : referrer,
    utm: Object.keys(utm).length > 0 ? utm : undefined
  })
}

function hostProperties(properties: Fields): Fields {
  const names = Object.keys(properties).filter((name) => (!name.startsWith('$') && !ofPosthog.has(name)) || kept.test(name))
  return Object.fromEntries(names.map((name) => [name, properties[name]]))
}

const ofPosthog = new Set(['token', 'distinct_id', 'title', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'])

/** An object, or one as JSON text: some exports have the one, some the other. */
function jsonFields(value: unknown): Fields {
  if (typeof value !== 'string') return fieldsOf(value)
  try {
    return fieldsOf(JSON.parse(value))
  } catch {
    return {}
  }
}

const addressIn = (value: unknown) => (typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? value : undefined)

/** Exports of PostHog's database write `2024-03-01 09:30:00.123000`, in UTC. */
function withZone(text: string | undefined): string | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)$/.exec(text ?? '') ?? []
  return date === undefined ? text : `${date}T${time}Z`
}
