import { attentionItems } from '../../attention/index.js'
import { loadCustomerLabels } from '../../customers/index.js'
import { isHookName } from '../../hooks/index.js'
import { users } from '../../identity/index.js'
import type { JobContext } from '../../jobs/index.js'
import { type Letter, timeWords } from '../../mail/index.js'
import { readSettings } from '../../settings/index.js'
import { type JsonObject, type OrganizationStore, organizations } from '../../storage/index.js'
import { cutCodePoints } from '../../values/index.js'
import type { EndpointDeliveryRow } from '../deliveries.js'
import { type EndpointRow, endpointLabel } from '../endpoint.js'
import { type EventText, eventText, type Names } from './event-text.js'

/** The mail about an event, with the names of the customers and the person of the event. */
export async function eventLetter(
  { store, directory }: Pick<JobContext<unknown>, 'store' | 'directory'>,
  endpoint: EndpointRow,
  { type, event }: Pick<EndpointDeliveryRow, 'type' | 'event'>
): Promise<Letter> {
  const [names, [organization], { default_timezone: timeZone }] = await Promise.all([
    namesIn(store, event.data),
    directory.get(organizations, [{ id: store.organizationId }]),
    readSettings(store)
  ])
  const { subject, intro, lines, more } = isHookName(type) ? eventText(type, event.data, names) : testText
  const workspace = cutCodePoints(organization?.name ?? 'Rapport', 100)
  const why = `You get this mail as a recipient of the endpoint “${cutCodePoints(endpointLabel(endpoint), 100)}” of ${workspace}.`
  return {
    subject,
    title: subject,
    intro,
    sections: lines.length === 0 ? [] : [{ title: 'What happened', lines }],
    more: more === 0 ? null : { text: `and ${more.toLocaleString('en-US')} more`, detail: null, path: '/console/customers' },
    foot: [
      { text: `It happened on ${timeWords(event.at, timeZone)} (${timeZone.replaceAll('_', ' ')}).`, detail: null, path: null },
      { text: why, detail: null, path: null }
    ]
  }
}

const testText: EventText = {
  subject: 'A test from Rapport',
  intro: 'Mails of this endpoint reach you. Somebody has sent this test from the console or the API.',
  lines: [],
  more: 0
}

/** The names of those that an event is about. The data of an automation holds the names of its customers. */
async function namesIn(store: OrganizationStore, data: JsonObject): Promise<Names> {
  const { customerId, intoId, userId, itemId } = data
  const [labels, person, item] = await Promise.all([
    loadCustomerLabels(store, [customerId, intoId].filter(isText)),
    isText(userId) ? store.get(users, [{ id: userId }]) : [],
    isText(itemId) ? store.get(attentionItems, [{ id: itemId }]) : []
  ])
  const [user] = person
  return {
    customer: (id) => cutCodePoints((id !== null && labels.get(id)) || 'A customer', maxName),
    person: cutCodePoints(user?.name || user?.email || user?.external_id || 'A person', maxName),
    attention: item[0] ? cutCodePoints(item[0].title, 200) : undefined
  }
}

const maxName = 80
const isText = (value: unknown): value is string => typeof value === 'string'
