import { type Static, Type } from 'typebox'

/** An organization's plan for people to read. */
export const planDescription = Type.Object({
  plan: Type.Union([Type.String(), Type.Null()], { description: 'Null if the host does not set it.' }),
  usage: Type.Array(
    Type.Object({
      feature: Type.String(),
      used: Type.Number(),
      limit: Type.Union([Type.Number(), Type.Null()], { description: 'Null where there is none.' }),
      resetAt: Type.Union([Type.String(), Type.Null()], { description: 'The end of the billing cycle, ISO 8601 in UTC.' })
    })
  )
})

/**
 * An organization's plan for people to read; `plan` is null when the host does not say. `limit` is null where there is none; `resetAt` is the end of the
 * billing cycle, ISO 8601 in UTC.
 */
export type PlanDescription = Static<typeof planDescription>
