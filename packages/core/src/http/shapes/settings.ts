import { Type } from 'typebox'
import { apiKeyShape } from '../../auth/api-key.js'
import { allGrants } from '../../auth/grants.js'
import { publicKeyShape } from '../../auth/public-keys.js'

const closed = { additionalProperties: false }

/** The body of `PATCH /api/settings/website-tracking`. */
export const trackingChange = Type.Object(
  {
    domains: Type.Array(Type.String(), {
      maxItems: 1000,
      description:
        'The origins whose pages may send events, such as https://app.example.com or https://*.example.com; they replace those that were.'
    })
  },
  closed
)

/** Where a workspace's pages are, and the keys that they send. */
export const websiteTracking = Type.Object({ domains: Type.Array(Type.String()), publicKeys: Type.Array(publicKeyShape) }, closed)

/** The body of `POST /api/settings/api-keys`. */
export const newKeyBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 255 }),
    grants: Type.Array(Type.Enum(allGrants), { description: 'Only grants that the asking key has itself.' }),
    expiresAt: Type.Optional(Type.Union([Type.String({ format: 'date-time' }), Type.Null()]))
  },
  closed
)

/** A key that was just made. */
export const newKey = Type.Object({ key: Type.String({ description: 'The secret, shown this once.' }), apiKey: apiKeyShape }, closed)

/** A workspace's keys, the oldest first. */
export const keyList = Type.Object({ items: Type.Array(apiKeyShape) }, closed)

/** A key that was just revoked. */
export const oneKey = Type.Object({ apiKey: apiKeyShape }, closed)
