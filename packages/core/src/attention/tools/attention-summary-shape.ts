import { Type } from 'typebox'
import { instant, orNull } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { attentionPriorities, attentionStatuses } from '../attention-item.js'

const longText = (maxLength: number) => Type.String({ minLength: 1, maxLength })

const accountImportance = strictObject({
  arrCents: orNull(Type.Number({ minimum: 0, description: 'Twelve months of recurring revenue in minor units (cents) of currency.' })),
  currency: orNull(Type.String({ pattern: '^[A-Z]{3}$', description: 'The currency of arrCents, such as USD.' })),
  arrShareWithinCurrency: orNull(Type.Number({ minimum: 0, maximum: 1 })),
  arrPercentileWithinCurrency: orNull(Type.Number({ minimum: 0, maximum: 100 })),
  segments: Type.Array(longText(240), { maxItems: 50 })
})

/** An attention item as lists show it; spread it where more is shown. */
export const attentionSummary = {
  id: longText(500),
  customer: strictObject({
    id: longText(500),
    name: longText(500),
    domain: Type.String({ maxLength: 253 }),
    ownerName: orNull(longText(500))
  }),
  title: longText(240),
  priority: Type.Enum([...attentionPriorities]),
  evidenceCount: Type.Integer({ minimum: 0, maximum: 50 }),
  lifecycle: strictObject({
    status: Type.Enum([...attentionStatuses]),
    customerVisibleAt: instant(),
    resolvedAt: orNull(instant()),
    reopenedAt: orNull(instant()),
    createdAt: instant(),
    updatedAt: instant(),
    materialUpdateAt: orNull(instant())
  }),
  accountImportance,
  preparedActionUrl: orNull(Type.String({ maxLength: 2000, format: 'uri' }))
}
