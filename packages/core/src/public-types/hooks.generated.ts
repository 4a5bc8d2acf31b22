// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** What `data` holds for each name that hooks are called for. */
export interface HookDataByName {
  /** A customer was activated: it has an activating event for the first time. */
  'customer.activated': {
    /** Rapport's id of the customer: `customers.get({ id })` reads it, also after a merge. */
    customerId: string
  }
  /** The billing status of a customer became CHURNED. */
  'customer.churned': {
    /** Rapport's id of the customer: `customers.get({ id })` reads it, also after a merge. */
    customerId: string
    /** The billing status before: NONE when it is known only now, as a former customer. */
    from: string
  }
  /** A customer went into another one, and its id leads there from now on. */
  'customer.merged': {
    /** The id that is merged. */
    fromId: string
    /** The customer that it belongs to now. */
    intoId: string
    /** Why. */
    reason: 'domain_owned' | 'account_joined' | 'reviewed'
  }
  /** A person has a userId or an email for the first time. */
  'user.identified': {
    /** Rapport's id of the person: `users.get({ id })` reads it. */
    userId: string
    /** Rapport's id of the person's customer, if there is one. */
    customerId: string | null
    /** Your userId of the person. */
    externalId: string | null
    /** Their email. */
    email: string | null
  }
  /** A fact about a customer is new, by a rule or by a put, and ACTIVE or CANDIDATE. */
  'fact.detected': {
    /** The id of the fact. */
    factId: string
    /** Rapport's id of the customer: `customers.get({ id })` reads it, also after a merge. */
    customerId: string
    /** Such as `BUDGET`. */
    factType: string
    /** ACTIVE or CANDIDATE. */
    status: string
  }
  /** A subscription is new, or says something else than before. */
  'subscription.changed': {
    /** Rapport's id of the subscription. */
    subscriptionId: string
    /** Its id in the system that it comes from. */
    externalId: string
    /** Rapport's id of the customer: `customers.get({ id })` reads it, also after a merge. */
    customerId: string
    /** What it was; null for a new one. */
    before: {
      /** Such as `active` or `past_due`. */
      status: string
      /** What it brings in a month, in minor units of its currency. Whole number. */
      mrrCents: number
      /** ISO 4217. */
      currency: string
    } | null
    after: {
      /** Such as `active` or `past_due`. */
      status: string
      /** What it brings in a month, in minor units of its currency. Whole number. */
      mrrCents: number
      /** ISO 4217. */
      currency: string
    }
  }
  /** Something asks for attention that did not, also once more. */
  'attention.opened': {
    /** The id of the attention item: `svc_get_attention_item` reads it. */
    itemId: string
    /** Rapport's id of the customer: `customers.get({ id })` reads it, also after a merge. */
    customerId: string
    /** What it comes from; causes of your own begin with `host:`. */
    cause: string
    /** Whether it was resolved before. */
    isReopened: boolean
  }
  /** An attention item is resolved, by somebody or because its cause is gone. */
  'attention.resolved': {
    /** The id of the attention item: `svc_get_attention_item` reads it. */
    itemId: string
    /** Rapport's id of the customer: `customers.get({ id })` reads it, also after a merge. */
    customerId: string
    /** What it comes from; causes of your own begin with `host:`. */
    cause: string
  }
  /** A customer or a person entered a segment. */
  'segment.entered': {
    /** The id of the segment: `segments.get` reads it. */
    segmentId: string
    /** Its name. */
    name: string
    /** Rapport's id of the customer; of a segment of people, that of the person's customer. */
    customerId: string | null
    /** Rapport's id of the person; null for a segment of customers. */
    userId: string | null
  }
  /** A customer or a person left a segment. */
  'segment.left': {
    /** The id of the segment: `segments.get` reads it. */
    segmentId: string
    /** Its name. */
    name: string
    /** Rapport's id of the customer; of a segment of people, that of the person's customer. */
    customerId: string | null
    /** Rapport's id of the person; null for a segment of customers. */
    userId: string | null
  }
  /** A signal was seen at a customer, for the first time on this occasion. */
  'signal.occurred': {
    /** The id of the occurrence. */
    occurrenceId: string
    /** The id of the signal: `signals.get` reads it. */
    signalId: string
    /** Rapport's id of the customer: `customers.get({ id })` reads it, also after a merge. */
    customerId: string
    /** LOW, MEDIUM or HIGH. */
    severity: string
    /** What was seen, such as `No activity for 8 days`. */
    title: string
    /** Why it was seen. Every number of it is in the evidence. */
    reason: string
    /** What it rests on. It depends on the kind of the signal. */
    evidence: {
      /** Such as `event`, `metric`, `user`, `fact` or `subscription`. */
      kind: string
      /** The id of the event, user, fact or subscription. */
      id: string | null
      /** A sentence that can stand alone. */
      title: string
      /** ISO 8601 in UTC. */
      observedAt: string | null
      /** The measured number, of a metric. */
      value: number | null
      /** The number that it is compared with. */
      comparedWith: number | null
    }[]
  }
  /** A run of an automation found customers. A run that found none calls no hook. */
  'automation.ran': {
    /** The id of the automation: `automations.get` reads it. */
    automationId: string
    /** Its name. */
    name: string
    /** The id of the run: `automations.run` reads it. */
    runId: string
    /** Whom it tells of, the most pressing first; at most 500. */
    customers: {
      /** Rapport's id of the customer: `customers.get({ id })` reads it, also after a merge. */
      customerId: string
      /** The name at the time of the run. */
      customerName: string
      /** What the automation says of the customer. */
      title: string
      /** Why, in a sentence. */
      reason: string
      /** MRR in minor units of its currency. Whole number. */
      mrrCents: number | null
      /** ISO 4217. */
      currency: string | null
      /** The owner of the customer. */
      ownerName: string | null
      /** An http(s) address that leads further. */
      link: string | null
      /** The signals that were seen. */
      signalIds: string[]
      /** Their occurrences. */
      occurrenceIds: string[]
    }[]
  }
}
