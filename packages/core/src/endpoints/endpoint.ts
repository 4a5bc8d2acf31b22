import { type Static, Type } from 'typebox'
import { RapportError } from '../errors.js'
import { hookNames, isHookName } from '../hooks/index.js'
import { instant, orNull, uuid } from '../runtime/index.js'
import type { JsonObject, RowOf, Rows } from '../storage/index.js'
import { parseEnum, strictObject } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import { type Recipient, recipientShape, shownRecipients } from './by-mail/recipients.js'
import { endpoints } from './tables/index.js'

export type EndpointRow = RowOf<typeof endpoints>

const kinds = ['webhook', 'email'] as const
const maxRecipients = 20

/** What serializes the changes of a workspace's endpoints. */
export const endpointsLock = 'endpoints'

const fields = {
  url: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 2000,
      description:
        'Where a webhook is posted to. It begins with https:// and names a public address. With the option endpoints.allowPrivateAddresses of the server, private addresses are allowed too, and http on the same machine.'
    })
  ),
  memberIds: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 255 }), {
      minItems: 1,
      maxItems: maxRecipients,
      description: 'The members who get mail from an endpoint of the kind email. Each member first confirms the address by a link.'
    })
  ),
  description: Type.Optional(Type.String({ maxLength: 200, description: 'What the endpoint is for, in your own words.' })),
  events: Type.Optional(
    Type.Array(Type.Enum([...hookNames]), {
      maxItems: 50,
      description: 'The events that it gets; docs/hooks.md lists the names. If empty, it gets only the runs of automations that name it.'
    })
  ),
  enabled: Type.Optional(Type.Boolean({ description: 'True by default. An endpoint that you enable again gets only new events.' }))
}

/** What an endpoint is made of. */
export const newEndpoint = strictObject({
  kind: Type.Optional(
    Type.Enum([...kinds], { description: 'webhook by default: it needs `url`. email: it needs `memberIds`. It never changes.' })
  ),
  ...fields
})

/** What an endpoint is made of. */
export type NewEndpoint = Static<typeof newEndpoint>

/** What of an endpoint is changed: what is left out stays. */
export const endpointChange = strictObject(fields)

/** What of an endpoint is changed: what is left out stays. */
export type EndpointChange = Static<typeof endpointChange>

/** An endpoint as callers see it. */
export const endpointShape = strictObject({
  id: uuid("The endpoint's id."),
  kind: Type.Enum([...kinds]),
  url: orNull(Type.String({ description: 'Where a webhook is posted to; null for the kind email.' })),
  recipients: Type.Array(recipientShape, { description: 'To whom the kind email writes; empty for a webhook.' }),
  description: Type.String(),
  events: Type.Array(Type.Enum([...hookNames])),
  enabled: Type.Boolean(),
  disabledReason: orNull(Type.String({ description: 'Why it disabled itself.' })),
  failingSince: orNull(instant()),
  dropped: Type.Integer({ minimum: 0, description: 'Messages that were dropped, because more than 10,000 waited.' }),
  lastDeliveredAt: orNull(instant()),
  previousSecretUntil: orNull(instant()),
  createdAt: instant(),
  updatedAt: instant()
})

/** An endpoint as callers see it. */
export type Endpoint = Static<typeof endpointShape>

/** A row as callers see it. */
export function endpointOf(row: EndpointRow, recipients: readonly Recipient[]): Endpoint {
  return {
    id: row.id,
    kind: parseEnum(kinds, row.kind),
    url: row.kind === 'webhook' ? row.url : null,
    recipients: shownRecipients(recipients),
    description: row.description,
    events: row.events.filter(isHookName),
    enabled: row.enabled,
    disabledReason: row.disabled_reason,
    failingSince: isoTimeOrNull(row.failing_since),
    dropped: row.dropped,
    lastDeliveredAt: isoTimeOrNull(row.last_delivered_at),
    previousSecretUntil: isoTimeOrNull(row.previous_secret_until),
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at)
  }
}

/** An endpoint as the audit log tells of it: whether recipients have confirmed their addresses is no change of it. */
export const auditedEndpoint = ({ recipients, ...endpoint }: Endpoint): JsonObject => ({
  ...endpoint,
  memberIds: recipients.map(({ memberId }) => memberId)
})

/** What people call an endpoint. */
export const endpointLabel = ({ description, url }: Pick<EndpointRow, 'description' | 'url'>): string => description || url || 'E-mail'

/** The row of an endpoint. Throws NOT_FOUND. */
export async function findEndpoint(rows: Rows<'organization'>, id: string): Promise<EndpointRow> {
  const [row] = await rows.get(endpoints, [{ id: id.toLowerCase() }])
  if (!row) throw new RapportError('NOT_FOUND', `No endpoint has the id ${JSON.stringify(id)}`)
  return row
}
