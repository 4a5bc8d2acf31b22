// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** What `data` holds for each name that hooks are called for. */
export interface HookDataByName {
  /** A customer was activated: it sent the activation event of the workspace for the first time. */
  'customer.activated': {
    /** Rapport's id of the customer. `customers.get({ id })` reads the customer, also after a merge. */
    customerId: string
  }
  /** The billing status of a customer became CHURNED. */
  'customer.churned': {
    /** Rapport's id of the customer. `customers.get({ id })` reads the customer, also after a merge. */
    customerId: string
    /** The previous billing status. NONE if Rapport learned of the customer only after it had churned. */
    from: string
  }
  /** A customer was merged into another one. From now on, its id leads to the other customer. */
  'customer.merged': {
    /** The id of the customer that was merged. */
    fromId: string
    /** The id of the customer that it belongs to now. */
    intoId: string
    /** Why they were merged. `domain_owned`: the merged customer was a domain that belongs to the other customer. `account_joined`: it was an account at a provider that belongs to the other customer. `reviewed`: a person decided so. */
    reason: 'domain_owned' | 'account_joined' | 'reviewed'
  }
  /** A person got a userId or an email for the first time. */
  'user.identified': {
    /** Rapport's id of the person. `users.get({ id })` reads the person. */
    userId: string
    /** Rapport's id of the person's customer, if there is one. */
    customerId: string | null
    /** Your userId for the person. */
    externalId: string | null
    /** The email of the person. */
    email: string | null
  }
  /** Rapport read a new fact about a customer, or your code put one. The status of the fact is ACTIVE or CANDIDATE. */
  'fact.detected': {
    /** The id of the fact. */
    factId: string
    /** Rapport's id of the customer. `customers.get({ id })` reads the customer, also after a merge. */
    customerId: string
    /** The type, such as `BUDGET`. */
    factType: string
    /** ACTIVE or CANDIDATE. */
    status: string
  }
  /** A subscription is new, or has changed. */
  'subscription.changed': {
    /** Rapport's id of the subscription. */
    subscriptionId: string
    /** The id of the subscription in the system that it comes from. */
    externalId: string
    /** Rapport's id of the customer. `customers.get({ id })` reads the customer, also after a merge. */
    customerId: string
    /** The subscription before the change. Null for a new subscription. */
    before: {
      /** The status, such as `active` or `past_due`. */
      status: string
      /** The monthly amount, in minor units of the currency. Whole number. */
      mrrCents: number
      /** The currency, ISO 4217. */
      currency: string
    } | null
    /** The subscription as it is now. */
    after: {
      /** The status, such as `active` or `past_due`. */
      status: string
      /** The monthly amount, in minor units of the currency. Whole number. */
      mrrCents: number
      /** The currency, ISO 4217. */
      currency: string
    }
  }
  /** An attention item was opened, or opened again. */
  'attention.opened': {
    /** The id of the attention item. `svc_get_attention_item` reads the item. */
    itemId: string
    /** Rapport's id of the customer. `customers.get({ id })` reads the customer, also after a merge. */
    customerId: string
    /** The cause of the item: `signal:<id>` for a signal, `facts:<type>` for a kind of fact, `billing:past_due`, `tickets:unanswered` or `activity:less`. Your own causes begin with `host:`. */
    cause: string
    /** Whether the item was resolved before. */
    isReopened: boolean
  }
  /** An attention item was resolved. Somebody resolved it, or its cause is gone. */
  'attention.resolved': {
    /** The id of the attention item. `svc_get_attention_item` reads the item. */
    itemId: string
    /** Rapport's id of the customer. `customers.get({ id })` reads the customer, also after a merge. */
    customerId: string
    /** The cause of the item: `signal:<id>` for a signal, `facts:<type>` for a kind of fact, `billing:past_due`, `tickets:unanswered` or `activity:less`. Your own causes begin with `host:`. */
    cause: string
  }
  /** A customer or a person entered a segment. */
  'segment.entered': {
    /** The id of the segment. `segments.get` reads the segment. */
    segmentId: string
    /** The name of the segment. */
    name: string
    /** Rapport's id of the customer. In a segment of people, the id of the person's customer. */
    customerId: string | null
    /** Rapport's id of the person. Null in a segment of customers. */
    userId: string | null
  }
  /** A customer or a person left a segment. */
  'segment.left': {
    /** The id of the segment. `segments.get` reads the segment. */
    segmentId: string
    /** The name of the segment. */
    name: string
    /** Rapport's id of the customer. In a segment of people, the id of the person's customer. */
    customerId: string | null
    /** Rapport's id of the person. Null in a segment of customers. */
    userId: string | null
  }
  /** A customer matched a signal: there is a new occurrence. */
  'signal.occurred': {
    /** The id of the occurrence. */
    occurrenceId: string
    /** The id of the signal. `signals.get` reads the signal. */
    signalId: string
    /** Rapport's id of the customer. `customers.get({ id })` reads the customer, also after a merge. */
    customerId: string
    /** LOW, MEDIUM or HIGH. */
    severity: string
    /** What Rapport saw, such as `No activity for 8 days`. */
    title: string
    /** Why the customer matched the signal. The evidence has every number of this text. */
    reason: string
    /** The events, numbers, people or facts behind the occurrence. The fields depend on the signal. */
    evidence: {
      /** The kind of evidence, such as `event`, `metric`, `user`, `fact` or `subscription`. */
      kind: string
      /** The id of the event, user, fact or subscription. */
      id: string | null
      /** What Rapport saw, in a sentence. */
      title: string
      /** The time, ISO 8601 in UTC. */
      observedAt: string | null
      /** The measured number, if the evidence is a metric. */
      value: number | null
      /** The number to compare `value` with. */
      comparedWith: number | null
    }[]
  }
  /** A run of an automation found customers. A run that found none calls no hook. */
  'automation.ran': {
    /** The id of the automation. `automations.get` reads the automation. */
    automationId: string
    /** The name of the automation. */
    name: string
    /** The id of the run. `automations.run` reads the run. */
    runId: string
    /** The customers that the run found, the most urgent first. At most 500. */
    customers: {
      /** Rapport's id of the customer. `customers.get({ id })` reads the customer, also after a merge. */
      customerId: string
      /** The name at the time of the run. */
      customerName: string
      /** What the automation says about the customer. */
      title: string
      /** The reason, in a sentence. */
      reason: string
      /** MRR in minor units of the currency. Whole number. */
      mrrCents: number | null
      /** The currency, ISO 4217. */
      currency: string | null
      /** The owner of the customer. */
      ownerName: string | null
      /** An http(s) address with more information. */
      link: string | null
      /** The signals that the customer matched. */
      signalIds: string[]
      /** The occurrences of these signals. */
      occurrenceIds: string[]
    }[]
  }
}
