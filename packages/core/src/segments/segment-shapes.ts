import { type Static, Type } from 'typebox'
import { filterShape, listSubjects } from '../lists/index.js'
import { strictObject } from '../validation/index.js'

const orNull = Type.Union([Type.String({ maxLength: 2000, description: 'Who belongs to the segment, in your own words.' }), Type.Null()])
const name = Type.String({ minLength: 1, maxLength: 120, description: 'The name that people see.' })

/** What a segment is made of. */
export const newSegment = strictObject({
  subject: Type.Enum([...listSubjects], { description: 'Whether it has customers or people.' }),
  name,
  description: Type.Optional(orNull),
  filter: filterShape
})

/** What a segment is made of: a filter over customers or people, with a name. */
export type NewSegment = Static<typeof newSegment>

const version = Type.Integer({ minimum: 1, description: 'The version that you read. A newer version causes CONFLICT.' })

/** What of a segment is changed; what is left out stays. */
export const segmentChange = strictObject({
  version,
  name: Type.Optional(name),
  description: Type.Optional(orNull),
  filter: Type.Optional(filterShape)
})

/** What of a segment is changed; what is left out stays. */
export type SegmentChange = Static<typeof segmentChange>

const time = Type.String({ format: 'date-time' })
const timeOrNull = (description: string) => Type.Union([time, Type.Null()], { description })

/** A segment as callers see it. */
export const segmentShape = strictObject({
  id: Type.String(),
  subject: Type.Enum([...listSubjects]),
  name: Type.String(),
  description: Type.Union([Type.String(), Type.Null()]),
  filter: filterShape,
  members: Type.Integer({ minimum: 0, description: 'How many are in it.' }),
  version,
  createdById: Type.Union([Type.String(), Type.Null()]),
  createdAt: time,
  updatedAt: time,
  filledAt: timeOrNull('When everybody was first looked at with this filter; null until then.'),
  archivedAt: timeOrNull('When it was archived; nobody is in it since.')
})

/** A segment: a saved filter with its members counted. */
export type Segment = Static<typeof segmentShape>

export const segmentsShape = strictObject({ items: Type.Array(segmentShape) })

/** Who entered or left. */
export const membershipShape = strictObject({
  customerId: Type.Union([Type.String(), Type.Null()]),
  userId: Type.Union([Type.String(), Type.Null()]),
  name: Type.Union([Type.String(), Type.Null()], { description: 'The name of the customer or person; null if it is gone, or has none.' }),
  entered: Type.Boolean({ description: 'True: it entered. False: it left.' }),
  at: time
})

/** Somebody who entered or left a segment, and when that was seen. */
export type SegmentMembershipChange = Static<typeof membershipShape>
