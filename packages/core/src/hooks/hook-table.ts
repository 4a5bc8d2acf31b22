import { type TObject, type TSchema, Type } from 'typebox'

const closed = { additionalProperties: false }
const said = (description: string) => Type.String({ description })
const orNull = <T extends TSchema>(schema: T, description: string) => Type.Union([schema, Type.Null()], { description })
const customerId = said("Rapport's id of the customer: `customers.get({ id })` reads it, also after a merge.")

const subscriptionState = Type.Object(
  {
    status: said('Such as `active` or `past_due`.'),
    mrrCents: Type.Integer({ description: 'What it brings in a month, in minor units of its currency.' }),
    currency: said('ISO 4217.')
  },
  closed
)

const attentionItem = {
  itemId: said('The id of the attention item: `svc_get_attention_item` reads it.'),
  customerId,
  cause: said('What it comes from; causes of your own begin with `host:`.')
}

const inSegment = {
  segmentId: said('The id of the segment: `segments.get` reads it.'),
  name: said('Its name.'),
  customerId: orNull(Type.String(), "Rapport's id of the customer; of a segment of people, that of the person's customer."),
  userId: orNull(Type.String(), "Rapport's id of the person; null for a segment of customers.")
}

const evidence = Type.Object(
  {
    kind: said('Such as `event`, `metric`, `user`, `fact` or `subscription`.'),
    id: orNull(Type.String(), 'The id of the event, user, fact or subscription.'),
    title: said('A sentence that can stand alone.'),
    observedAt: orNull(Type.String(), 'ISO 8601 in UTC.'),
    value: orNull(Type.Number(), 'The measured number, of a metric.'),
    comparedWith: orNull(Type.Number(), 'The number that it is compared with.')
  },
  closed
)

const ranFor = Type.Object(
  {
    customerId,
    customerName: said('The name at the time of the run.'),
    title: said('What the automation says of the customer.'),
    reason: said('Why, in a sentence.'),
    mrrCents: orNull(Type.Integer(), 'MRR in minor units of its currency.'),
    currency: orNull(Type.String(), 'ISO 4217.'),
    ownerName: orNull(Type.String(), 'The owner of the customer.'),
    link: orNull(Type.String(), 'An http(s) address that leads further.'),
    signalIds: Type.Array(Type.String(), { description: 'The signals that were seen.' }),
    occurrenceIds: Type.Array(Type.String(), { description: 'Their occurrences.' })
  },
  closed
)

/** What a hook can be told of, with what `data` holds then. */
export const hookTable = {
  'customer.activated': {
    summary: 'A customer was activated: it has an activating event for the first time.',
    data: Type.Object({ customerId }, closed)
  },
  'customer.churned': {
    summary: 'The billing status of a customer became CHURNED.',
    data: Type.Object(
      { customerId, from: said('The billing status before: NONE when it is known only now, as a former customer.') },
      closed
    )
  },
  'customer.merged': {
    summary: 'A customer went into another one, and its id leads there from now on.',
    data: Type.Object(
      {
        fromId: said('The id that is merged.'),
        intoId: said('The customer that it belongs to now.'),
        reason: Type.Enum(['domain_owned', 'account_joined', 'reviewed'], { description: 'Why.' })
      },
      closed
    )
  },
  'user.identified': {
    summary: 'A person has a userId or an email for the first time.',
    data: Type.Object(
      {
        userId: said("Rapport's id of the person: `users.get({ id })` reads it."),
        customerId: orNull(Type.String(), "Rapport's id of the person's customer, if there is one."),
        externalId: orNull(Type.String(), 'Your userId of the person.'),
        email: orNull(Type.String(), 'Their email.')
      },
      closed
    )
  },
  'fact.detected': {
    summary: 'A fact about a customer is new, by a rule or by a put, and ACTIVE or CANDIDATE.',
    data: Type.Object(
      { factId: said('The id of the fact.'), customerId, factType: said('Such as `BUDGET`.'), status: said('ACTIVE or CANDIDATE.') },
      closed
    )
  },
  'subscription.changed': {
    summary: 'A subscription is new, or says something else than before.',
    data: Type.Object(
      {
        subscriptionId: said("Rapport's id of the subscription."),
        externalId: said('Its id in the system that it comes from.'),
        customerId,
        before: orNull(subscriptionState, 'What it was; null for a new one.'),
        after: subscriptionState
      },
      closed
    )
  },
  'attention.opened': {
    summary: 'Something asks for attention that did not, also once more.',
    data: Type.Object({ ...attentionItem, isReopened: Type.Boolean({ description: 'Whether it was resolved before.' }) }, closed)
  },
  'attention.resolved': {
    summary: 'An attention item is resolved, by somebody or because its cause is gone.',
    data: Type.Object(attentionItem, closed)
  },
  'segment.entered': { summary: 'A customer or a person entered a segment.', data: Type.Object(inSegment, closed) },
  'segment.left': { summary: 'A customer or a person left a segment.', data: Type.Object(inSegment, closed) },
  'signal.occurred': {
    summary: 'A signal was seen at a customer, for the first time on this occasion.',
    data: Type.Object(
      {
        occurrenceId: said('The id of the occurrence.'),
        signalId: said('The id of the signal: `signals.get` reads it.'),
        customerId,
        severity: said('LOW, MEDIUM or HIGH.'),
        title: said('What was seen, such as `No activity for 8 days`.'),
        reason: said('Why it was seen. Every number of it is in the evidence.'),
        evidence: Type.Array(evidence, { description: 'What it rests on. It depends on the kind of the signal.' })
      },
      closed
    )
  },
  'automation.ran': {
    summary: 'A run of an automation found customers. A run that found none calls no hook.',
    data: Type.Object(
      {
        automationId: said('The id of the automation: `automations.get` reads it.'),
        name: said('Its name.'),
        runId: said('The id of the run: `automations.run` reads it.'),
        customers: Type.Array(ranFor, { description: 'Whom it tells of, the most pressing first; at most 500.' })
      },
      closed
    )
  }
} satisfies Record<string, { summary: string; data: TObject }>
