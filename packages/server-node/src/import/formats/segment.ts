import { asUuid, digestUuid } from '../digest-uuid.js'
import { LeftOut, LineFault } from '../line-fault.js'
import { defined, type EventFormat, type Fields, fieldsOf, type ImportedEvent, textOf } from './format.js'

const calls = ['track', 'page', 'screen', 'identify', 'group', 'alias']

/** Calls as Segment's libraries make them, and its warehouses and buckets keep them. */
export const segmentCalls: EventFormat = {
  name: 'segment',
  title: 'Segment',
  // Rapport's own events have the type identify, too.
  matches: ({ type, ...line }) =>
    calls.includes(String(type)) && (type !== 'identify' || 'messageId' in line || 'anonymousId' in line || 'context' in line),
  read: (line) => [imported(line)]
}

function imported(line: Fields): ImportedEvent {
  const context = fieldsOf(line.context)
  const event = { ...common(line, context), ...ownFields(line, context) }
  const anonymousId = textOf(line.anonymousId)
  const visitorId = anonymousId && asUuid('segment visitor', anonymousId)
  const isBrowser = Object.keys(fieldsOf(context.page)).length > 0
  return { envelope: { source: isBrowser ? 'client' : 'server', ...(visitorId && { visitorId }) }, event }
}

function common(line: Fields, context: Fields): Fields {
  const messageId = textOf(line.messageId)
  const traits = fieldsOf(context.traits)
  return defined({
    uuid: messageId && digestUuid('segment', messageId),
    timestamp: line.timestamp ?? line.originalTimestamp ?? line.receivedAt ?? line.sentAt,
    userId: textOf(line.userId),
    email: textOf(traits.email),
    customerId: textOf(context.groupId) ?? textOf(line.groupId)
  })
}

function ownFields(line: Fields, context: Fields): Fields {
  const properties = fieldsOf(line.properties)
  const traits = fieldsOf(line.traits)
  switch (line.type) {
    case 'track':
      return named(textOf(line.event) ?? textOf(line.eventName), properties, context)
    case 'screen':
      return named(`Viewed ${textOf(line.name) ?? 'a'} Screen`, properties, context)
    case 'page':
      return { type: 'pageview', ...place({ ...fieldsOf(context.page), ...properties }, context) }
    case 'identify':
      return { type: 'identify', ...defined({ email: textOf(traits.email) }), traits }
    case 'group':
      return group(line, traits)
    case 'alias':
      throw new LeftOut('alias calls: anonymousId and userId of the other calls say who is who')
    default:
      throw new LineFault(`type must be one of ${calls.join(', ')}, not ${JSON.stringify(line.type)}`)
  }
}

function named(eventName: string | undefined, properties: Fields, context: Fields): Fields {
  if (eventName === undefined) throw new LineFault('a track call needs event, the name of what happened')
  return { type: 'custom', eventName, properties, ...place(fieldsOf(context.page), context) }
}

function group(line: Fields, traits: Fields): Fields {
  if (textOf(line.groupId) === undefined) throw new LineFault('a group call needs groupId')
  if (textOf(line.userId) === undefined) throw new LineFault('a group call without userId says nobody belongs to the group')
  return { type: 'identify', customerId: textOf(line.groupId), customerTraits: traits }
}

/** Where it happened, and the campaign that led there. */
function place(page: Fields, context: Fields): Fields {
  const { name, source, medium, term, content } = fieldsOf(context.campaign)
  const utm = defined({ source, medium, campaign: name, term, content })
  return defined({
    url: textOf(page.url),
    path: textOf(page.path),
    title: textOf(page.title),
    referrer: textOf(page.referrer),
    utm: Object.keys(utm).length > 0 ? utm : undefined
  })
}
