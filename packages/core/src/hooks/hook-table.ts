import { type TObject, type TSchema, Type } from 'typebox'

const closed = { additionalProperties: false }
const said = (description: string) => Type.String({ description })
const orNull = <T extends TSchema>(schema: T, description: string) => Type.Union([schema, Type.Null()], { description })
const customerId = said("Rapport's id of the customer. `customers.get({ id })` reads the customer, also after a merge.")

const subscriptionState = (description: string) =>
  Type.Object(
    {
      status: said('The status, such as `active` or `past_due`.'),
      mrrCents: Type.Integer({ description: 'The monthly amount, in minor units of the currency.' }),
      currency: said('The currency, ISO 4217.')
    },
    { ...closed, description }
  )

const attentionItem = {
  itemId: said('The id of the attention item. `svc_get_attention_item` reads the item.'),
  customerId,
  cause: said(
    'The cause of the item: `signal:<id>` for a signal, `facts:<type>` for a kind of fact, `billing:past_due`, `tickets:unanswered` or `activity:less`. Your own causes begin with `host:`.'
  )
}

const inSegment = {
  segmentId: said('The id of the segment. `segments.get` reads the segment.'),
  name: said('The name of the segment.'),
  customerId: orNull(Type.String(), "Rapport's id of the customer. In a segment of people, the id of the person's customer."),
  userId: orNull(Type.String(), "Rapport's id of the person. Null in a segment of customers.")
}

const evidence = Type.Object(
  {
    kind: said('The kind of evidence, such as `event`, `metric`, `user`, `fact` or `subscription`.'),
    id: orNull(Type.String(), 'The id of the event, user, fact or subscription.'),
    title: said('What Rapport saw, in a sentence.'),
    observedAt: orNull(Type.String(), 'The time, ISO 8601 in UTC.'),
    value: orNull(Type.Number(), 'The measured number, if the evidence is a metric.'),
    comparedWith: orNull(Type.Number(), 'The number to compare `value` with.')
  },
  closed
)

const ranFor = Type.Object(
  {
    customerId,
    customerName: said('The name at the time of the run.'),
    title: said('What the automation says about the customer.'),
    reason: said('The reason, in a sentence.'),
    mrrCents: orNull(Type.Integer(), 'MRR in minor units of the currency.'),
    currency: orNull(Type.String(), 'The currency, ISO 4217.'),
    ownerName: orNull(Type.String(), 'The owner of the customer.'),
    link: orNull(Type.String(), 'An http(s) address with more information.'),
    signalIds: Type.Array(Type.String(), { description: 'The signals that the customer matched.' }),
    occurrenceIds: Type.Array(Type.String(), { description: 'The occurrences of these signals.' })
  },
  closed
)

/** The events that call hooks, each with what its `data` holds. */
export const hookTable = {
  'customer.activated': {
    summary: 'A customer was activated: it sent the activation event of the workspace for the first time.',
    data: Type.Object({ customerId }, closed)
  },
  'customer.churned': {
    summary: 'The billing status of a customer became CHURNED.',
    data: Type.Object(
      { customerId, from: said('The previous billing status. NONE if Rapport learned of the customer only after it had churned.') },
      closed
    )
  },
  'customer.merged': {
    summary: 'A customer was merged into another one. From now on, its id leads to the other customer.',
    data: Type.Object(
      {
        fromId: said('The id of the customer that was merged.'),
        intoId: said('The id of the customer that it belongs to now.'),
        reason: Type.Enum(['domain_owned', 'account_joined', 'reviewed'], {
          description:
            'Why they were merged. `domain_owned`: the merged customer was a domain that belongs to the other customer. `account_joined`: it was an account at a provider that belongs to the other customer. `reviewed`: a person decided so.'
        })
      },
      closed
    )
  },
  'user.identified': {
    summary: 'A person got a userId or an email for the first time.',
    data: Type.Object(
      {
        userId: said("Rapport's id of the person. `users.get({ id })` reads the person."),
        customerId: orNull(Type.String(), "Rapport's id of the person's customer, if there is one."),
        externalId: orNull(Type.String(), 'Your userId for the person.'),
        email: orNull(Type.String(), 'The email of the person.')
      },
      closed
    )
  },
  'fact.detected': {
    summary: 'Rapport read a new fact about a customer, or your code put one. The status of the fact is ACTIVE or CANDIDATE.',
    data: Type.Object(
      {
        factId: said('The id of the fact.'),
        customerId,
        factType: said('The type, such as `BUDGET`.'),
        status: said('ACTIVE or CANDIDATE.')
      },
      closed
    )
  },
  'subscription.changed': {
    summary: 'A subscription is new, or has changed.',
    data: Type.Object(
      {
        subscriptionId: said("Rapport's id of the subscription."),
        externalId: said('The id of the subscription in the system that it comes from.'),
        customerId,
        before: orNull(
          subscriptionState('The subscription before the change.'),
          'The subscription before the change. Null for a new subscription.'
        ),
        after: subscriptionState('The subscription as it is now.')
      },
      closed
    )
  },
  'attention.opened': {
    summary: 'An attention item was opened, or opened again.',
    data: Type.Object({ ...attentionItem, isReopened: Type.Boolean({ description: 'Whether the item was resolved before.' }) }, closed)
  },
  'attention.resolved': {
    summary: 'An attention item was resolved. Somebody resolved it, or its cause is gone.',
    data: Type.Object(attentionItem, closed)
  },
  'segment.entered': { summary: 'A customer or a person entered a segment.', data: Type.Object(inSegment, closed) },
  'segment.left': { summary: 'A customer or a person left a segment.', data: Type.Object(inSegment, closed) },
  'signal.occurred': {
    summary: 'A customer matched a signal: there is a new occurrence.',
    data: Type.Object(
      {
        occurrenceId: said('The id of the occurrence.'),
        signalId: said('The id of the signal. `signals.get` reads the signal.'),
        customerId,
        severity: said('LOW, MEDIUM or HIGH.'),
        title: said('What Rapport saw, such as `No activity for 8 days`.'),
        reason: said('Why the customer matched the signal. The evidence has every number of this text.'),
        evidence: Type.Array(evidence, {
          description: 'The events, numbers, people or facts behind the occurrence. The fields depend on the signal.'
        })
      },
      closed
    )
  },
  'automation.ran': {
    summary: 'A run of an automation found customers. A run that found none calls no hook.',
    data: Type.Object(
      {
        automationId: said('The id of the automation. `automations.get` reads the automation.'),
        name: said('The name of the automation.'),
        runId: said('The id of the run. `automations.run` reads the run.'),
        customers: Type.Array(ranFor, { description: 'The customers that the run found, the most urgent first. At most 500.' })
      },
      closed
    )
  }
} satisfies Record<string, { summary: string; data: TObject }>
