/** The health of these customers was calculated for the day that runs, which begins at `day`. */
export interface HealthCalculated {
  kind: 'healthCalculated'
  customerIds: readonly string[]
  day: number
}

/** Somebody gave these customers another owner or other tags. */
export interface CustomersArranged {
  kind: 'customersArranged'
  customerIds: readonly string[]
}

/** A customer or a person entered or left a segment. `customerId` is also that of the person's customer. */
export interface SegmentChanged {
  kind: 'segmentChanged'
  segmentId: string
  name: string
  entered: boolean
  customerId: string | null
  userId: string | null
  at: number
}

/** A customer stands otherwise than before: `from` and `to` are states of its assessment; `from` is null for the first one. */
export interface AssessmentChanged {
  kind: 'assessmentChanged'
  customerId: string
  from: string | null
  to: string
  at: number
}
