import {
  cors,
  type DescribedResponse,
  jsonContent,
  type NamedSchemas,
  type Operation,
  type Reference,
  rateLimit,
  requestId,
  retryAfter,
  withoutKey
} from '../../http/index.js'
import { ingestAnswer, ingestFailureBody } from '../answer-schemas.js'
import type { EventDefinition } from '../define-event.js'
import { eventDefinitions } from '../events/index.js'
import { batchShape } from '../reading/batch-shape.js'
import { eventShape } from '../reading/event-fields.js'

const publicKey = {
  name: 'publicKey',
  in: 'path',
  required: true,
  description: 'Names the workspace. It is not secret.',
  schema: { type: 'string', minLength: 1 }
} as const

const warnings = {
  name: 'warnings',
  in: 'query',
  required: false,
  description: 'With `1`, the answer also lists what was left out or changed in accepted events, as `workspace.ingest` does.',
  schema: { type: 'string', enum: ['1'] }
} as const

const foreign = 'The public key is unknown, revoked or expired, or the origin is not an enabled domain'

/** The ingest route: batches of events, and the browser's question before it sends them. */
export function describeIngest(schemas: NamedSchemas): Record<'post' | 'options', Operation> {
  const variants: readonly EventDefinition[] = Object.values(eventDefinitions)
  const failureBody = schemas.refer('IngestFailure', ingestFailureBody)
  const failure = (description: string, more: Record<string, Reference> = {}): DescribedResponse => ({
    description,
    headers: { ...requestId, ...rateLimit, ...more },
    content: jsonContent(failureBody)
  })
  const example = { source: 'server', events: variants.map((variant) => variant.example) }
  const post: Operation = {
    operationId: 'ingestEvents',
    summary: 'Stores a batch of events.',
    description:
      'A wrong event does not affect the others: `errors` names it. A wrong optional field is left out. At most 100 events and 1 MB, before and after unpacking gzip. A repeated `uuid` counts once. Only the public key is needed. With an API key that has `data:write` (`Authorization: Bearer ok_…`), the events are fully trusted and need no `userHash`. With a wrong API key, the request gets 403.',
    tags: ['ingest'],
    security: withoutKey,
    parameters: [publicKey, warnings],
    requestBody: { required: true, content: jsonContent(batchOf(schemas, variants), { example }) },
    responses: {
      200: {
        description: 'The accepted events are stored.',
        headers: { ...requestId, ...rateLimit, ...cors },
        content: jsonContent(schemas.refer('IngestAnswer', ingestAnswer))
      },
      400: failure('The body is invalid or too large, or none of its events is valid.', cors),
      403: failure(`${foreign}, or the plan allows no tracking.`),
      429: failure('Too many requests.', { ...retryAfter, ...cors }),
      500: failure('The events could not be stored; send them again.', cors),
      503: failure('The database is away or takes no writes now; send the events again.', { ...retryAfter, ...cors })
    }
  }
  const options: Operation = {
    operationId: 'preflightEvents',
    summary: 'Says whether a page may send events. Browsers ask this by themselves.',
    tags: ['ingest'],
    security: withoutKey,
    parameters: [publicKey],
    responses: {
      204: { description: 'The page may send events.', headers: { ...requestId, ...rateLimit, ...cors } },
      403: failure(`${foreign}.`),
      500: failure('The key could not be looked up.'),
      503: failure('The database is away: ask again.', retryAfter)
    }
  }
  return { post, options }
}

/** The batch, whose events are told apart by their type. */
function batchOf(schemas: NamedSchemas, variants: readonly EventDefinition[]): Reference {
  const events = variants.map((variant) => ({ variant, event: schemas.refer(nameOf(variant), eventShape(variant)) }))
  const mapping = Object.fromEntries(events.map(({ variant, event }) => [variant.type, event.$ref]))
  const event = { oneOf: events.map(({ event }) => event), discriminator: { propertyName: 'type', mapping } }
  return schemas.refer('EventBatch', batchShape(event))
}

function nameOf({ type }: EventDefinition): string {
  return `${type[0]?.toUpperCase()}${type.slice(1)}Event`
}
