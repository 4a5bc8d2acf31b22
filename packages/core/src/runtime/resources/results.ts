import { type Static, Type } from 'typebox'
import { strictObject } from '../../validation/index.js'

/** What became of one item of a put. */
export const putResult = strictObject({
  id: Type.String({ description: "Rapport's id." }),
  externalId: Type.String({ description: 'Your own id: the customerId, the userId (else the email), or the externalId.' }),
  created: Type.Boolean({ description: 'Whether it is new.' })
})

/** What became of one item of a put. */
export type PutResult = Static<typeof putResult>

/** A page of a resource. */
export interface ResourcePage<Item> {
  items: Item[]
  pagination: { hasMore: boolean; nextCursor: string | null; total?: number }
}
