// Made by scripts/generate.ts from the routes' schemas: change those, then run `npm run generate`.

import type { CallOptions } from './options.js'
import type { PagePromise } from './page.js'
import type { MethodInputs, MethodOutputs } from './resources.generated.js'

/** The methods of the routes, grouped by noun. */
export interface ResourceMethods {
  members: {
    /** Creates or updates members. If one of them is refused, nothing is stored. Repeating the call changes nothing. `PUT /api/members`; needs the grant workspace_settings:manage. */
    put(items: MethodInputs['members.put']['items'], options?: CallOptions): Promise<MethodOutputs['members.put']>
    /** Lists members with your own ids. `GET /api/members`; needs the grant workspace_members:read. */
    list(
      input?: MethodInputs['members.list'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['members.list'], MethodOutputs['members.list']['items'][number]>
    /** Records that the calling member looks at the customers, and returns when the previous visit ended. `POST /api/members/visit`; needs the grant customer_intelligence:read. */
    visit(options?: CallOptions): Promise<MethodOutputs['members.visit']>
    /** Removes a member: their access to customers ends, and the customers that they owned have no owner. `DELETE /api/members/{id}`; needs the grant workspace_settings:manage. */
    remove(id: MethodInputs['members.remove']['id'], options?: CallOptions): Promise<MethodOutputs['members.remove']>
  }
  customers: {
    /** Creates or updates customers. If one of them is refused, nothing is stored. Repeating the call changes nothing. `PUT /api/customers`; needs the grant data:write. */
    put(items: MethodInputs['customers.put']['items'], options?: CallOptions): Promise<MethodOutputs['customers.put']>
    /** Lists customers with your own ids. `GET /api/customers`; needs the grant customer_intelligence:read. */
    list(
      input?: MethodInputs['customers.list'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['customers.list'], MethodOutputs['customers.list']['items'][number]>
    /** Reads one customer. Name it by exactly one of these: your customerId, a domain, or Rapport's id. The id of a merged customer works, too. `GET /api/customers/find`; needs the grant customer_intelligence:read. */
    get(input: MethodInputs['customers.get'], options?: CallOptions): Promise<MethodOutputs['customers.get']>
    /** Shows the health of a customer: today's score, its parts with reasons, and the days before. Name the customer by your customerId, a domain, or Rapport's id. `GET /api/customers/health`; needs the grant customer_intelligence:read. */
    health(input: MethodInputs['customers.health'], options?: CallOptions): Promise<MethodOutputs['customers.health']>
    /** Shows how a customer stands and why: the state, the reasons for and against it, what changed, and what is not known. Name the customer by your customerId, a domain, or Rapport's id. `GET /api/customers/assessment`; needs the grant customer_intelligence:read. */
    assessment(input: MethodInputs['customers.assessment'], options?: CallOptions): Promise<MethodOutputs['customers.assessment']>
    /** Lists the state and headline of each customer. The customer whose state changed last comes first. `GET /api/customers/assessments`; needs the grant customer_intelligence:read. */
    assessments(
      input?: MethodInputs['customers.assessments'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['customers.assessments'], MethodOutputs['customers.assessments']['items'][number]>
    /** Shows who may leave and what that is worth, the accounts with the most at stake, and what changed since a time. `GET /api/customers/briefing`; needs the grant customer_intelligence:read. */
    briefing(input?: MethodInputs['customers.briefing'], options?: CallOptions): Promise<MethodOutputs['customers.briefing']>
    /** Shows a summary of up to 200 customers: the assessment with its reason and quote, health with its trend, worth, renewal and owner. `POST /api/customers/standings`; needs the grant customer_intelligence:read. */
    standings(ids: MethodInputs['customers.standings']['ids'], options?: CallOptions): Promise<MethodOutputs['customers.standings']>
    /** Lists a customer's tickets that have been open for longer than `patienceDays`. `GET /api/customers/{id}/unanswered-problems`; needs the grant customer_intelligence:read. */
    unansweredProblems(
      id: MethodInputs['customers.unansweredProblems']['id'],
      input?: Omit<MethodInputs['customers.unansweredProblems'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['customers.unansweredProblems']>
    /** Removes the owner that a person set. If a connected CRM names an owner, that member owns the customer from then on. `DELETE /api/customers/{id}/owner`; needs the grant customer_access:manage. */
    clearOwner(id: MethodInputs['customers.clearOwner']['id'], options?: CallOptions): Promise<MethodOutputs['customers.clearOwner']>
  }
  users: {
    /** Creates or updates users. If one of them is refused, nothing is stored. Repeating the call changes nothing. `PUT /api/users`; needs the grant data:write. */
    put(items: MethodInputs['users.put']['items'], options?: CallOptions): Promise<MethodOutputs['users.put']>
    /** Lists users with your own ids. `GET /api/users`; needs the grant customer_intelligence:read. */
    list(
      input?: MethodInputs['users.list'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['users.list'], MethodOutputs['users.list']['items'][number]>
    /** Reads one user. Name the user by exactly one of these: your userId, an email, or Rapport's id. The id of a merged user works, too. `GET /api/users/find`; needs the grant customer_intelligence:read. */
    get(input: MethodInputs['users.get'], options?: CallOptions): Promise<MethodOutputs['users.get']>
  }
  sources: {
    /** Creates or updates sources. If one of them is refused, nothing is stored. Repeating the call changes nothing. `PUT /api/sources`; needs the grant data:write. */
    put(items: MethodInputs['sources.put']['items'], options?: CallOptions): Promise<MethodOutputs['sources.put']>
    /** Lists sources with your own ids. `GET /api/sources`; needs the grant customer_intelligence:read. */
    list(
      input?: MethodInputs['sources.list'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['sources.list'], MethodOutputs['sources.list']['items'][number]>
  }
  facts: {
    /** Creates or updates facts. If one of them is refused, nothing is stored. Repeating the call changes nothing. `PUT /api/facts`; needs the grant data:write. */
    put(items: MethodInputs['facts.put']['items'], options?: CallOptions): Promise<MethodOutputs['facts.put']>
    /** Lists facts with your own ids. `GET /api/facts`; needs the grant customer_intelligence:read. */
    list(
      input: MethodInputs['facts.list'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['facts.list'], MethodOutputs['facts.list']['items'][number]>
    /** Sets a fact's status. The history names the member who made the API key. With SNOOZED, `until` says when the fact becomes ACTIVE again. `PUT /api/facts/{id}/status`; needs the grant data:write. */
    setStatus(
      id: MethodInputs['facts.setStatus']['id'],
      status: MethodInputs['facts.setStatus']['status'],
      input?: Omit<MethodInputs['facts.setStatus'], 'id' | 'status'>,
      options?: CallOptions
    ): Promise<MethodOutputs['facts.setStatus']>
    /** Shows who set which status of a fact, and when, newest first. `GET /api/facts/{id}/history`; needs the grant customer_intelligence:read. */
    history(id: MethodInputs['facts.history']['id'], options?: CallOptions): Promise<MethodOutputs['facts.history']>
    /** Says that a fact is right. The fact becomes ACTIVE. Later findings of the same type and kind start with more confidence. `POST /api/facts/{id}/confirm`; needs the grant data:write. */
    confirm(id: MethodInputs['facts.confirm']['id'], options?: CallOptions): Promise<MethodOutputs['facts.confirm']>
    /** Says that a fact is wrong. The fact becomes RESOLVED, and the same words or key do not reopen it for this customer. Later findings of the same type and kind start with less confidence. `POST /api/facts/{id}/dismiss`; needs the grant data:write. */
    dismiss(
      id: MethodInputs['facts.dismiss']['id'],
      input?: Omit<MethodInputs['facts.dismiss'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['facts.dismiss']>
    patterns: {
      /** Shows what Rapport learned from confirmations and dismissals: how often each type and kind of fact was right, and the confidence that its findings start with now. `GET /api/facts/patterns`; needs the grant customer_intelligence:read. */
      list(options?: CallOptions): Promise<MethodOutputs['facts.patterns.list']>
      /** Forgets what Rapport learned about one kind of facts, one type of facts, or all facts. Dismissed facts stay dismissed. `POST /api/facts/patterns/reset`; needs the grant data:write. */
      reset(input?: MethodInputs['facts.patterns.reset'], options?: CallOptions): Promise<MethodOutputs['facts.patterns.reset']>
    }
  }
  subscriptions: {
    /** Creates or updates subscriptions. If one of them is refused, nothing is stored. Repeating the call changes nothing. `PUT /api/subscriptions`; needs the grant data:write. */
    put(items: MethodInputs['subscriptions.put']['items'], options?: CallOptions): Promise<MethodOutputs['subscriptions.put']>
    /** Lists subscriptions with your own ids. `GET /api/subscriptions`; needs the grant customer_intelligence:read. */
    list(
      input?: MethodInputs['subscriptions.list'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['subscriptions.list'], MethodOutputs['subscriptions.list']['items'][number]>
  }
  contracts: {
    /** Creates or updates contracts. If one of them is refused, nothing is stored. Repeating the call changes nothing. `PUT /api/contracts`; needs the grant data:write. */
    put(items: MethodInputs['contracts.put']['items'], options?: CallOptions): Promise<MethodOutputs['contracts.put']>
    /** Lists contracts with your own ids. `GET /api/contracts`; needs the grant customer_intelligence:read. */
    list(
      input?: MethodInputs['contracts.list'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['contracts.list'], MethodOutputs['contracts.list']['items'][number]>
    /** Lists the terms that end in a quarter, or are overdue, with the state of their customers and their worth. `GET /api/contracts/renewals`; needs the grant customer_intelligence:read. */
    renewals(input?: MethodInputs['contracts.renewals'], options?: CallOptions): Promise<MethodOutputs['contracts.renewals']>
    /** Sets how a term ended, and why. This outranks later puts. The outcome null removes what was set. `POST /api/contracts/{id}/outcome`; needs the grant data:write. */
    setOutcome(
      id: MethodInputs['contracts.setOutcome']['id'],
      input: Omit<MethodInputs['contracts.setOutcome'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['contracts.setOutcome']>
  }
  people: {
    /** Reads a person over all devices and merged records: emails, customers, devices, merges, and where the person is or was the champion. `GET /api/people/{id}`; needs the grant customer_intelligence:read. */
    get(id: MethodInputs['people.get']['id'], options?: CallOptions): Promise<MethodOutputs['people.get']>
    /** Reads a person's timeline over all devices and customers, newest first; with `customer`, only what belongs to that account. `GET /api/people/{id}/timeline`; needs the grant customer_intelligence:read. */
    timeline(
      id: MethodInputs['people.timeline']['id'],
      input?: Omit<MethodInputs['people.timeline'], 'id'>,
      options?: CallOptions
    ): PagePromise<MethodOutputs['people.timeline'], MethodOutputs['people.timeline']['items'][number]>
    /** Lists quotes of a person that support facts, with their sources and facts, newest first. `GET /api/people/{id}/statements`; needs the grant customer_intelligence:read. */
    statements(
      id: MethodInputs['people.statements']['id'],
      input?: Omit<MethodInputs['people.statements'], 'id'>,
      options?: CallOptions
    ): PagePromise<MethodOutputs['people.statements'], MethodOutputs['people.statements']['items'][number]>
    /** Lists the champions of a customer or of all, with the reason, and the accounts that lost one. `GET /api/champions`; needs the grant customer_intelligence:read. */
    champions(
      input?: MethodInputs['people.champions'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['people.champions'], MethodOutputs['people.champions']['items'][number]>
  }
  health: {
    /** Shows how good the probabilities of leaving are: their data, their results in later months, and their strongest factors. `GET /api/health/model`; needs the grant customer_intelligence:read. */
    model(options?: CallOptions): Promise<MethodOutputs['health.model']>
    /** Starts to fit the probabilities of leaving again, in the background. This also happens once a week, and after outcomes were corrected. `POST /api/health/model/fit`; needs the grants workspace_settings:manage and customer_intelligence:read. */
    fit(options?: CallOptions): Promise<MethodOutputs['health.fit']>
  }
  revenue: {
    /** Shows the movements of MRR by month in one currency, with net and gross retention, by plan, and as SQL. `GET /api/revenue/movements`; needs the grant customer_intelligence:read. */
    movements(input?: MethodInputs['revenue.movements'], options?: CallOptions): Promise<MethodOutputs['revenue.movements']>
    /** Lists the customers of a movement of MRR, or of the MRR at the start or end of a month. `GET /api/revenue/movements/accounts`; needs the grant customer_intelligence:read. */
    movementAccounts(
      month: MethodInputs['revenue.movementAccounts']['month'],
      movement: MethodInputs['revenue.movementAccounts']['movement'],
      input?: Omit<MethodInputs['revenue.movementAccounts'], 'month' | 'movement'>,
      options?: CallOptions
    ): PagePromise<MethodOutputs['revenue.movementAccounts'], MethodOutputs['revenue.movementAccounts']['items'][number]>
  }
  lists: {
    /** Lists customers that pass a filter, with health, assessment, renewal, tags and segments. `POST /api/lists/customers`; needs the grant customer_intelligence:read. */
    customers(
      input?: MethodInputs['lists.customers'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['lists.customers'], MethodOutputs['lists.customers']['items'][number]>
    /** Lists people that pass a filter, with their segments. `POST /api/lists/people`; needs the grant customer_intelligence:read. */
    people(
      input?: MethodInputs['lists.people'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['lists.people'], MethodOutputs['lists.people']['items'][number]>
    /** Lists the fields that can filter a list, and the known traits, tags and plans. `GET /api/lists/{subject}/options`; needs the grant customer_intelligence:read. */
    options(subject: MethodInputs['lists.options']['subject'], options?: CallOptions): Promise<MethodOutputs['lists.options']>
    /** Changes owner and tags of up to 200 customers, and returns the changes that undo it. `POST /api/lists/customers/change`; needs the grants customer_intelligence:read and customer_access:manage. */
    change(input: MethodInputs['lists.change'], options?: CallOptions): Promise<MethodOutputs['lists.change']>
  }
  segments: {
    /** Lists the segments that are not archived, by name, each with the number of its members. `GET /api/segments`; needs the grant customer_intelligence:read. */
    list(input?: MethodInputs['segments.list'], options?: CallOptions): Promise<MethodOutputs['segments.list']>
    /** Creates a segment: a saved filter over customers or people, with a name. `POST /api/segments`; needs the grants customer_intelligence:read and workspace_settings:manage. */
    create(input: MethodInputs['segments.create'], options?: CallOptions): Promise<MethodOutputs['segments.create']>
    /** Reads one segment, even an archived one. `GET /api/segments/{id}`; needs the grant customer_intelligence:read. */
    get(id: MethodInputs['segments.get']['id'], options?: CallOptions): Promise<MethodOutputs['segments.get']>
    /** Changes a segment; omitted fields keep their values. Fails unless the version that you read is the newest. `PATCH /api/segments/{id}`; needs the grants customer_intelligence:read and workspace_settings:manage. */
    update(
      id: MethodInputs['segments.update']['id'],
      input: Omit<MethodInputs['segments.update'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['segments.update']>
    /** Archives a segment. Nobody is in it any more. Its history can still be read. `POST /api/segments/{id}/archive`; needs the grants customer_intelligence:read and workspace_settings:manage. */
    archive(id: MethodInputs['segments.archive']['id'], options?: CallOptions): Promise<MethodOutputs['segments.archive']>
    /** Restores an archived segment, and finds its members again. `POST /api/segments/{id}/restore`; needs the grants customer_intelligence:read and workspace_settings:manage. */
    restore(id: MethodInputs['segments.restore']['id'], options?: CallOptions): Promise<MethodOutputs['segments.restore']>
    /** Lists who entered and who left a segment, newest first. `GET /api/segments/{id}/history`; needs the grant customer_intelligence:read. */
    history(
      id: MethodInputs['segments.history']['id'],
      input?: Omit<MethodInputs['segments.history'], 'id'>,
      options?: CallOptions
    ): PagePromise<MethodOutputs['segments.history'], MethodOutputs['segments.history']['items'][number]>
  }
  views: {
    /** Lists the caller's own views and those that are shared, by name. `GET /api/views`; needs the grant customer_intelligence:read. */
    list(input?: MethodInputs['views.list'], options?: CallOptions): Promise<MethodOutputs['views.list']>
    /** Saves a list of the caller's with a name: its filter, columns and order. `POST /api/views`; needs the grant customer_intelligence:read. */
    create(input: MethodInputs['views.create'], options?: CallOptions): Promise<MethodOutputs['views.create']>
    /** Reads one view: one of the caller's own, or a shared one. `GET /api/views/{id}`; needs the grant customer_intelligence:read. */
    get(id: MethodInputs['views.get']['id'], options?: CallOptions): Promise<MethodOutputs['views.get']>
    /** Changes a view; omitted fields keep their values. Fails unless the version that you read is the newest. `PATCH /api/views/{id}`; needs the grant customer_intelligence:read. */
    update(
      id: MethodInputs['views.update']['id'],
      input: Omit<MethodInputs['views.update'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['views.update']>
    /** Removes a view, and returns it. `DELETE /api/views/{id}`; needs the grant customer_intelligence:read. */
    remove(
      id: MethodInputs['views.remove']['id'],
      version: MethodInputs['views.remove']['version'],
      options?: CallOptions
    ): Promise<MethodOutputs['views.remove']>
  }
  queries: {
    /** Lists the caller's own saved queries and those that are shared, by name. `GET /api/queries`; needs the grant analytics:read. */
    list(options?: CallOptions): Promise<MethodOutputs['queries.list']>
    /** Saves SQL of the caller with a name and typed parameters. SQL that is not allowed to run is refused. `POST /api/queries`; needs the grant analytics:read. */
    create(input: MethodInputs['queries.create'], options?: CallOptions): Promise<MethodOutputs['queries.create']>
    /** Runs SQL that is not saved, with values for its parameters. `POST /api/queries/try`; needs the grant analytics:read. */
    try(input: MethodInputs['queries.try'], options?: CallOptions): Promise<MethodOutputs['queries.try']>
    /** Reads one saved query, even a removed one, and says what keeps it from running. `GET /api/queries/{id}`; needs the grant analytics:read. */
    get(id: MethodInputs['queries.get']['id'], options?: CallOptions): Promise<MethodOutputs['queries.get']>
    /** Changes a saved query; omitted fields keep their values. Fails unless the version that you read is the newest. `PATCH /api/queries/{id}`; needs the grant analytics:read. */
    update(
      id: MethodInputs['queries.update']['id'],
      input: Omit<MethodInputs['queries.update'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['queries.update']>
    /** Removes a saved query from lists. Tiles that show it say so, and it can be restored. `POST /api/queries/{id}/archive`; needs the grant analytics:read. */
    archive(id: MethodInputs['queries.archive']['id'], options?: CallOptions): Promise<MethodOutputs['queries.archive']>
    /** Restores a removed query, with its history. `POST /api/queries/{id}/restore`; needs the grant analytics:read. */
    restore(id: MethodInputs['queries.restore']['id'], options?: CallOptions): Promise<MethodOutputs['queries.restore']>
    /** Lists the versions of a saved query, newest first. The last 100 are kept. `GET /api/queries/{id}/versions`; needs the grant analytics:read. */
    versions(id: MethodInputs['queries.versions']['id'], options?: CallOptions): Promise<MethodOutputs['queries.versions']>
    /** Saves the text of an earlier version of a query as its newest one. `POST /api/queries/{id}/versions/restore`; needs the grant analytics:read. */
    restoreVersion(
      id: MethodInputs['queries.restoreVersion']['id'],
      input: Omit<MethodInputs['queries.restoreVersion'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['queries.restoreVersion']>
    /** Runs a saved query with values for its parameters, or returns its answer of the last ten minutes. `POST /api/queries/{id}/run`; needs the grant analytics:read. */
    run(
      id: MethodInputs['queries.run']['id'],
      input?: Omit<MethodInputs['queries.run'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['queries.run']>
  }
  dashboards: {
    /** Lists the caller's own dashboards and those that are shared, by name. `GET /api/dashboards`; needs the grant customer_intelligence:read. */
    list(options?: CallOptions): Promise<MethodOutputs['dashboards.list']>
    /** Creates a dashboard of tiles. It stores no data. Each tile reads its data with the grants of the person who looks at it. `POST /api/dashboards`; needs the grant customer_intelligence:read. */
    create(input: MethodInputs['dashboards.create'], options?: CallOptions): Promise<MethodOutputs['dashboards.create']>
    /** Reads one dashboard: one of the caller's own, or a shared one. `GET /api/dashboards/{id}`; needs the grant customer_intelligence:read. */
    get(id: MethodInputs['dashboards.get']['id'], options?: CallOptions): Promise<MethodOutputs['dashboards.get']>
    /** Changes a dashboard; omitted fields keep their values. Fails unless the version that you read is the newest. `PATCH /api/dashboards/{id}`; needs the grant customer_intelligence:read. */
    update(
      id: MethodInputs['dashboards.update']['id'],
      input: Omit<MethodInputs['dashboards.update'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['dashboards.update']>
    /** Adds a tile at the end of a dashboard. Changes of others are kept. `POST /api/dashboards/{id}/tiles`; needs the grant customer_intelligence:read. */
    addTile(
      id: MethodInputs['dashboards.addTile']['id'],
      input: Omit<MethodInputs['dashboards.addTile'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['dashboards.addTile']>
    /** Removes a dashboard, and returns it. Its queries stay. `DELETE /api/dashboards/{id}`; needs the grant customer_intelligence:read. */
    remove(
      id: MethodInputs['dashboards.remove']['id'],
      version: MethodInputs['dashboards.remove']['version'],
      options?: CallOptions
    ): Promise<MethodOutputs['dashboards.remove']>
  }
  features: {
    /** Counts how many customers and people use each feature, by week, of all customers or of a segment. `GET /api/features/adoption`; needs the grant customer_intelligence:read. */
    adoption(input?: MethodInputs['features.adoption'], options?: CallOptions): Promise<MethodOutputs['features.adoption']>
    /** Lists the customers behind a number of adoption, those with the most use first. `GET /api/features/adoption/accounts`; needs the grant customer_intelligence:read. */
    adopters(input?: MethodInputs['features.adopters'], options?: CallOptions): Promise<MethodOutputs['features.adopters']>
  }
  /** Searches everything that customers wrote and said, and the facts from it: in pages, by customer, with counts. `POST /api/search`; needs the grant customer_intelligence:read. */
  search(
    input: MethodInputs['search'],
    options?: CallOptions
  ): PagePromise<MethodOutputs['search'], MethodOutputs['search']['items'][number]>
  events: {
    /** Stores past events, each exactly once and at its own time. Signals do not match them. `POST /api/events/import`; needs the grant data:write. */
    import(input: MethodInputs['events.import'], options?: CallOptions): Promise<MethodOutputs['events.import']>
    /** Lists the events of the last hour, or the events of one name in the last week. Each event shows its person and its customer, and what decided that. In very busy workspaces, the list covers only the 50 most recently active people. `GET /api/events/recent`; needs the grant customer_intelligence:read. */
    recent(input?: MethodInputs['events.recent'], options?: CallOptions): Promise<MethodOutputs['events.recent']>
    /** Lists why events and requests of the last day were refused, and why events were changed. Newest first, at most 200. `GET /api/ingest/issues`; needs the grant workspace_settings:read. */
    issues(options?: CallOptions): Promise<MethodOutputs['events.issues']>
    /** Lists the events that your server declares, each with the time of the last one, and names of events that came in undeclared. `GET /api/events/declared`; needs the grant workspace_settings:read. */
    declared(options?: CallOptions): Promise<MethodOutputs['events.declared']>
  }
  endpoints: {
    /** Lists the endpoints, oldest first. `GET /api/endpoints`; needs the grant destinations:manage. */
    list(options?: CallOptions): Promise<MethodOutputs['endpoints.list']>
    /** Creates an endpoint: a webhook, or email to members. Webhooks are signed as the Standard Webhooks specification says. `POST /api/endpoints`; needs the grant destinations:manage. */
    create(input?: MethodInputs['endpoints.create'], options?: CallOptions): Promise<MethodOutputs['endpoints.create']>
    /** Reads one endpoint. `GET /api/endpoints/{id}`; needs the grant destinations:manage. */
    get(id: MethodInputs['endpoints.get']['id'], options?: CallOptions): Promise<MethodOutputs['endpoints.get']>
    /** Changes an endpoint; omitted fields keep their values. If you disable it, waiting messages fail. If you enable it, it gets only new events. `PATCH /api/endpoints/{id}`; needs the grant destinations:manage. */
    update(
      id: MethodInputs['endpoints.update']['id'],
      input?: Omit<MethodInputs['endpoints.update'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['endpoints.update']>
    /** Removes an endpoint with its secret and the record of its messages. Automations that name it send it nothing more. `DELETE /api/endpoints/{id}`; needs the grant destinations:manage. */
    remove(id: MethodInputs['endpoints.remove']['id'], options?: CallOptions): Promise<MethodOutputs['endpoints.remove']>
    /** Gives a webhook a new signing secret. For 24 hours, messages are also signed with the old one. `POST /api/endpoints/{id}/rotate-secret`; needs the grant destinations:manage. */
    rotateSecret(id: MethodInputs['endpoints.rotateSecret']['id'], options?: CallOptions): Promise<MethodOutputs['endpoints.rotateSecret']>
    /** Sends a message of the type endpoint.test. The deliveries show the result. `POST /api/endpoints/{id}/test`; needs the grant destinations:manage. */
    test(id: MethodInputs['endpoints.test']['id'], options?: CallOptions): Promise<MethodOutputs['endpoints.test']>
    /** Lists the messages to an endpoint of the last 30 days, newest first, without their content. `GET /api/endpoints/{id}/deliveries`; needs the grant destinations:manage. */
    deliveries(
      id: MethodInputs['endpoints.deliveries']['id'],
      input?: Omit<MethodInputs['endpoints.deliveries'], 'id'>,
      options?: CallOptions
    ): PagePromise<MethodOutputs['endpoints.deliveries'], MethodOutputs['endpoints.deliveries']['items'][number]>
    /** Sends a failed message again. It keeps its webhook-id, so a receiver recognizes it. `POST /api/endpoints/{id}/deliveries/{deliveryId}/replay`; needs the grant destinations:manage. */
    replay(
      id: MethodInputs['endpoints.replay']['id'],
      deliveryId: MethodInputs['endpoints.replay']['deliveryId'],
      options?: CallOptions
    ): Promise<MethodOutputs['endpoints.replay']>
    /** Sends all failed messages of an endpoint again. Each keeps its webhook-id. `POST /api/endpoints/{id}/replay-failed`; needs the grant destinations:manage. */
    replayFailed(id: MethodInputs['endpoints.replayFailed']['id'], options?: CallOptions): Promise<MethodOutputs['endpoints.replayFailed']>
  }
  attention: {
    /** Raises an attention item of your own. If the customer has an item with this cause already, the call updates that item. `POST /api/attention`; needs the grant data:write. */
    raise(input: MethodInputs['attention.raise'], options?: CallOptions): Promise<MethodOutputs['attention.raise']>
    /** Resolves an attention item. It opens again if its cause is raised again. `POST /api/attention/{id}/resolve`; needs the grant data:write. */
    resolve(
      id: MethodInputs['attention.resolve']['id'],
      input?: Omit<MethodInputs['attention.resolve'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['attention.resolve']>
    /** Reads the texts of an attention item: the original ones, and those of the language model, if the item is shown with them. `GET /api/attention/{id}/words`; needs the grant customer_intelligence:read. */
    words(id: MethodInputs['attention.words']['id'], options?: CallOptions): Promise<MethodOutputs['attention.words']>
    /** Lists attention items, most urgent first, each with its assignee and the end of its snooze. `GET /api/attention`; needs the grant customer_intelligence:read. */
    list(
      input?: MethodInputs['attention.list'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['attention.list'], MethodOutputs['attention.list']['items'][number]>
    /** Assigns attention items to a member, or to nobody. `POST /api/attention/assign`; needs the grant data:write. */
    assign(
      ids: MethodInputs['attention.assign']['ids'],
      assigneeId: MethodInputs['attention.assign']['assigneeId'],
      options?: CallOptions
    ): Promise<MethodOutputs['attention.assign']>
    /** Snoozes open attention items until the start of a day in the workspace's time zone. null ends the snooze. `POST /api/attention/snooze`; needs the grant data:write. */
    snooze(
      ids: MethodInputs['attention.snooze']['ids'],
      until: MethodInputs['attention.snooze']['until'],
      options?: CallOptions
    ): Promise<MethodOutputs['attention.snooze']>
    /** Resolves several attention items at once. Resolved items do not change. `POST /api/attention/resolve`; needs the grant data:write. */
    resolveMany(
      ids: MethodInputs['attention.resolveMany']['ids'],
      input?: Omit<MethodInputs['attention.resolveMany'], 'ids'>,
      options?: CallOptions
    ): Promise<MethodOutputs['attention.resolveMany']>
    /** Reopens resolved attention items. `POST /api/attention/reopen`; needs the grant data:write. */
    reopen(ids: MethodInputs['attention.reopen']['ids'], options?: CallOptions): Promise<MethodOutputs['attention.reopen']>
  }
  notes: {
    /** Lists notes, newest first: of a customer, of a person, or all. `GET /api/notes`; needs the grant customer_intelligence:read. */
    list(
      input?: MethodInputs['notes.list'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['notes.list'], MethodOutputs['notes.list']['items'][number]>
    /** Writes a note on a customer or person. Search finds the note, and Rapport finds facts in what it reports about the customer. `POST /api/notes`; needs the grants customer_intelligence:read and data:write. */
    create(input: MethodInputs['notes.create'], options?: CallOptions): Promise<MethodOutputs['notes.create']>
    /** Edits a note. Pass the version that you read, so that you do not overwrite a later edit. `PATCH /api/notes/{id}`; needs the grants customer_intelligence:read and data:write. */
    update(
      id: MethodInputs['notes.update']['id'],
      input: Omit<MethodInputs['notes.update'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['notes.update']>
    /** Removes a note, with the facts from it. `DELETE /api/notes/{id}`; needs the grant data:write. */
    remove(id: MethodInputs['notes.remove']['id'], options?: CallOptions): Promise<MethodOutputs['notes.remove']>
  }
  tasks: {
    /** Lists tasks: open ones by due day, done ones latest first. `GET /api/tasks`; needs the grant customer_intelligence:read. */
    list(
      input?: MethodInputs['tasks.list'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['tasks.list'], MethodOutputs['tasks.list']['items'][number]>
    /** Creates a task about a customer, a person or neither, or from an attention item. `POST /api/tasks`; needs the grants customer_intelligence:read and data:write. */
    create(input: MethodInputs['tasks.create'], options?: CallOptions): Promise<MethodOutputs['tasks.create']>
    /** Changes a task; omitted fields keep their values. Pass the version that you read, so that you do not overwrite a later change. `PATCH /api/tasks/{id}`; needs the grants customer_intelligence:read and data:write. */
    update(
      id: MethodInputs['tasks.update']['id'],
      input?: Omit<MethodInputs['tasks.update'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['tasks.update']>
    /** Marks a task as done. A done task does not change. `POST /api/tasks/{id}/complete`; needs the grants customer_intelligence:read and data:write. */
    complete(id: MethodInputs['tasks.complete']['id'], options?: CallOptions): Promise<MethodOutputs['tasks.complete']>
    /** Reopens a task that was done. An open task does not change. `POST /api/tasks/{id}/reopen`; needs the grants customer_intelligence:read and data:write. */
    reopen(id: MethodInputs['tasks.reopen']['id'], options?: CallOptions): Promise<MethodOutputs['tasks.reopen']>
    /** Removes a task. `DELETE /api/tasks/{id}`; needs the grant data:write. */
    remove(id: MethodInputs['tasks.remove']['id'], options?: CallOptions): Promise<MethodOutputs['tasks.remove']>
  }
  digest: {
    /** Reads the caller's own digest, the state of the caller's address, and the settings that the server still needs for mail. `GET /api/digest`; needs the grant customer_intelligence:read. */
    get(options?: CallOptions): Promise<MethodOutputs['digest.get']>
    /** Enables or disables the caller's own digest, and sets its time, channel and content. Omitted fields keep their values. `PUT /api/digest`; needs the grant customer_intelligence:read. */
    set(input?: MethodInputs['digest.set'], options?: CallOptions): Promise<MethodOutputs['digest.set']>
    /** Shows the caller's own digest as it would be sent now. `GET /api/digest/preview`; needs the grant customer_intelligence:read. */
    preview(input?: MethodInputs['digest.preview'], options?: CallOptions): Promise<MethodOutputs['digest.preview']>
    /** Sends the caller's own digest now, outside its schedule. The next scheduled digest repeats the content. `POST /api/digest/send`; needs the grant customer_intelligence:read. */
    sendNow(options?: CallOptions): Promise<MethodOutputs['digest.sendNow']>
    /** Sends the caller an email with a link that confirms the address. This works for a disabled address, too. `POST /api/digest/address`; needs the grant customer_intelligence:read. */
    confirmAddress(options?: CallOptions): Promise<MethodOutputs['digest.confirmAddress']>
  }
  signals: {
    /** Lists the workspace's own signals that are not archived, newest first. The options list built-in ones. `GET /api/signals`; needs the grant workspace_settings:read. */
    list(
      input?: MethodInputs['signals.list'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['signals.list'], MethodOutputs['signals.list']['items'][number]>
    /** Creates a signal: what the workspace watches for. It is enabled by default. `POST /api/signals`; needs the grant workspace_settings:manage. */
    create(input: MethodInputs['signals.create'], options?: CallOptions): Promise<MethodOutputs['signals.create']>
    /** Lists the kinds of signals with their settings, and the built-in signals. `GET /api/signals/options`; needs the grant workspace_settings:read. */
    options(options?: CallOptions): Promise<MethodOutputs['signals.options']>
    /** Shows which customers a signal would have found in the last 90 days, and when. It saves nothing. `POST /api/signals/preview`; needs the grants workspace_settings:read and customer_intelligence:read. */
    preview(input: MethodInputs['signals.preview'], options?: CallOptions): Promise<MethodOutputs['signals.preview']>
    /** Enables or disables a built-in signal, or changes its settings; omitted fields keep their values. `PATCH /api/signals/built-in/{key}`; needs the grant workspace_settings:manage. */
    updateBuiltIn(
      key: MethodInputs['signals.updateBuiltIn']['key'],
      input?: Omit<MethodInputs['signals.updateBuiltIn'], 'key'>,
      options?: CallOptions
    ): Promise<MethodOutputs['signals.updateBuiltIn']>
    /** Reads one signal, even an archived or built-in one. `GET /api/signals/{id}`; needs the grant workspace_settings:read. */
    get(id: MethodInputs['signals.get']['id'], options?: CallOptions): Promise<MethodOutputs['signals.get']>
    /** Changes a signal; omitted fields keep their values. A new `definition` replaces the old one as a whole. `PATCH /api/signals/{id}`; needs the grant workspace_settings:manage. */
    update(
      id: MethodInputs['signals.update']['id'],
      input?: Omit<MethodInputs['signals.update'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['signals.update']>
    /** Archives a signal. Its occurrences can still be read. `POST /api/signals/{id}/archive`; needs the grant workspace_settings:manage. */
    archive(id: MethodInputs['signals.archive']['id'], options?: CallOptions): Promise<MethodOutputs['signals.archive']>
    /** Lists the occurrences of a signal with their evidence, latest first. `GET /api/signals/{id}/occurrences`; needs the grants workspace_settings:read and customer_intelligence:read. */
    occurrences(
      id: MethodInputs['signals.occurrences']['id'],
      input?: Omit<MethodInputs['signals.occurrences'], 'id'>,
      options?: CallOptions
    ): PagePromise<MethodOutputs['signals.occurrences'], MethodOutputs['signals.occurrences']['items'][number]>
  }
  lookback: {
    /** Starts a look-back over past months: who left, when Rapport would have warned you, and how often it would have been wrong. `POST /api/lookback`; needs the grant customer_intelligence:read. */
    run(input?: MethodInputs['lookback.run'], options?: CallOptions): Promise<MethodOutputs['lookback.run']>
    /** Lists the last 20 look-backs, newest first, without their results. `GET /api/lookback`; needs the grant customer_intelligence:read. */
    list(options?: CallOptions): Promise<MethodOutputs['lookback.list']>
    /** Shows the progress of a look-back, and its result when it is done. `GET /api/lookback/{id}`; needs the grant customer_intelligence:read. */
    get(id: MethodInputs['lookback.get']['id'], options?: CallOptions): Promise<MethodOutputs['lookback.get']>
  }
  automations: {
    /** Lists the automations that are not archived, newest first. `GET /api/automations`; needs the grant workspace_settings:read. */
    list(
      input?: MethodInputs['automations.list'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['automations.list'], MethodOutputs['automations.list']['items'][number]>
    /** Creates an automation, which says who gets which messages, and when. It is disabled by default. `POST /api/automations`; needs the grant workspace_settings:manage. */
    create(input: MethodInputs['automations.create'], options?: CallOptions): Promise<MethodOutputs['automations.create']>
    /** Reads one automation, even an archived one. `GET /api/automations/{id}`; needs the grant workspace_settings:read. */
    get(id: MethodInputs['automations.get']['id'], options?: CallOptions): Promise<MethodOutputs['automations.get']>
    /** Changes an automation; omitted fields keep their values. `PATCH /api/automations/{id}`; needs the grant workspace_settings:manage. */
    update(
      id: MethodInputs['automations.update']['id'],
      input?: Omit<MethodInputs['automations.update'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['automations.update']>
    /** Enables an automation. It reports only what happens from now on. `POST /api/automations/{id}/enable`; needs the grant workspace_settings:manage. */
    enable(id: MethodInputs['automations.enable']['id'], options?: CallOptions): Promise<MethodOutputs['automations.enable']>
    /** Disables an automation. It reports nothing until it is enabled again. `POST /api/automations/{id}/disable`; needs the grant workspace_settings:manage. */
    disable(id: MethodInputs['automations.disable']['id'], options?: CallOptions): Promise<MethodOutputs['automations.disable']>
    /** Archives an automation. Its runs can still be read. `POST /api/automations/{id}/archive`; needs the grant workspace_settings:manage. */
    archive(id: MethodInputs['automations.archive']['id'], options?: CallOptions): Promise<MethodOutputs['automations.archive']>
    /** Shows which customers an automation would report if it ran now, and why. It sends and writes nothing. `POST /api/automations/{id}/dry-run`; needs the grants workspace_settings:read and customer_intelligence:read. */
    dryRun(id: MethodInputs['automations.dryRun']['id'], options?: CallOptions): Promise<MethodOutputs['automations.dryRun']>
    /** Lists the runs of an automation of the last 90 days, newest first. `GET /api/automations/{id}/runs`; needs the grants workspace_settings:read and customer_intelligence:read. */
    runs(
      id: MethodInputs['automations.runs']['id'],
      input?: Omit<MethodInputs['automations.runs'], 'id'>,
      options?: CallOptions
    ): PagePromise<MethodOutputs['automations.runs'], MethodOutputs['automations.runs']['items'][number]>
    /** Reads one run: its customers, and the results of its messages. `GET /api/automations/{id}/runs/{runId}`; needs the grants workspace_settings:read and customer_intelligence:read. */
    run(
      id: MethodInputs['automations.run']['id'],
      runId: MethodInputs['automations.run']['runId'],
      options?: CallOptions
    ): Promise<MethodOutputs['automations.run']>
  }
  agents: {
    /** Lists the agents, newest first. `GET /api/agents`; needs the grant workspace_settings:read. */
    list(
      input?: MethodInputs['agents.list'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['agents.list'], MethodOutputs['agents.list']['items'][number]>
    /** Creates an agent. Its tools run with the grants of this key. Fails with CONFLICT without a language model. `POST /api/agents`; needs the grant workspace_settings:manage. */
    create(input: MethodInputs['agents.create'], options?: CallOptions): Promise<MethodOutputs['agents.create']>
    /** Reads one agent. `GET /api/agents/{id}`; needs the grant workspace_settings:read. */
    get(id: MethodInputs['agents.get']['id'], options?: CallOptions): Promise<MethodOutputs['agents.get']>
    /** Changes an agent; omitted fields keep their values. From then on its tools run with the grants of this key. `PATCH /api/agents/{id}`; needs the grant workspace_settings:manage. */
    update(
      id: MethodInputs['agents.update']['id'],
      input?: Omit<MethodInputs['agents.update'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['agents.update']>
    /** Enables an agent: it runs on its schedule, and for automations that name it. `POST /api/agents/{id}/enable`; needs the grant workspace_settings:manage. */
    enable(id: MethodInputs['agents.enable']['id'], options?: CallOptions): Promise<MethodOutputs['agents.enable']>
    /** Disables an agent: it runs only when somebody starts it. `POST /api/agents/{id}/disable`; needs the grant workspace_settings:manage. */
    disable(id: MethodInputs['agents.disable']['id'], options?: CallOptions): Promise<MethodOutputs['agents.disable']>
    /** Lists the runs of an agent of the last 90 days, newest first. `GET /api/agents/{id}/runs`; needs the grants workspace_settings:read and customer_intelligence:read. */
    runs(
      id: MethodInputs['agents.runs']['id'],
      input?: Omit<MethodInputs['agents.runs'], 'id'>,
      options?: CallOptions
    ): PagePromise<MethodOutputs['agents.runs'], MethodOutputs['agents.runs']['items'][number]>
    /** Runs an agent now, even a disabled one. The answer comes when the run has started. Read the run until it is not RUNNING. `POST /api/agents/{id}/runs`; needs the grants workspace_settings:manage and customer_intelligence:read. */
    start(id: MethodInputs['agents.start']['id'], options?: CallOptions): Promise<MethodOutputs['agents.start']>
    /** Reads one run: its outputs, and everything that was read and answered. Answers of a tool are shown only to keys that may call it. `GET /api/agents/{id}/runs/{runId}`; needs the grants workspace_settings:read and customer_intelligence:read. */
    run(
      id: MethodInputs['agents.run']['id'],
      runId: MethodInputs['agents.run']['runId'],
      options?: CallOptions
    ): Promise<MethodOutputs['agents.run']>
  }
  identity: {
    /** Counts the stored events that jobs still have to check, because they may belong to somebody else now. `GET /api/identity/pending`; needs the grant customer_access:manage. */
    pending(options?: CallOptions): Promise<MethodOutputs['identity.pending']>
    /** Lists people and customers that may be the same, most recent first. `GET /api/identity/merge-suggestions`; needs the grant customer_access:manage. */
    suggestions(
      input?: MethodInputs['identity.suggestions'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['identity.suggestions'], MethodOutputs['identity.suggestions']['items'][number]>
    /** Reads one suggestion. `GET /api/identity/merge-suggestions/{id}`; needs the grant customer_access:manage. */
    suggestion(id: MethodInputs['identity.suggestion']['id'], options?: CallOptions): Promise<MethodOutputs['identity.suggestion']>
    /** Merges the duplicate into the survivor. Repeating it changes nothing. `POST /api/identity/merge-suggestions/{id}/merge`; needs the grant customer_access:manage. */
    merge(id: MethodInputs['identity.merge']['id'], options?: CallOptions): Promise<MethodOutputs['identity.merge']>
    /** Decides that the two are not the same. They stay separate, whatever events say. `POST /api/identity/merge-suggestions/{id}/reject`; needs the grant customer_access:manage. */
    reject(id: MethodInputs['identity.reject']['id'], options?: CallOptions): Promise<MethodOutputs['identity.reject']>
    /** Lists the merges in effect, newest first. `GET /api/identity/merges`; needs the grant customer_access:manage. */
    merges(
      input?: MethodInputs['identity.merges'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['identity.merges'], MethodOutputs['identity.merges']['items'][number]>
    /** Shows what merging two customers or two people would do: which one remains, and what moves to it. `GET /api/identity/merge-preview`; needs the grant customer_access:manage. */
    previewMerge(input: MethodInputs['identity.previewMerge'], options?: CallOptions): Promise<MethodOutputs['identity.previewMerge']>
    /** Merges two customers or two people by decision of a person. The merge holds, whatever events say, until it is undone. `POST /api/identity/merges`; needs the grant customer_access:manage. */
    mergeByHand(input: MethodInputs['identity.mergeByHand'], options?: CallOptions): Promise<MethodOutputs['identity.mergeByHand']>
    /** Undoes a merge, whoever made it. The duplicate is separate again and stays separate, whatever events say. `POST /api/identity/merges/{id}/undo`; needs the grant customer_access:manage. */
    undo(id: MethodInputs['identity.undo']['id'], options?: CallOptions): Promise<MethodOutputs['identity.undo']>
  }
  integrations: {
    /** Lists the providers, and the state of the sync of connected ones. `GET /api/integrations`; needs the grant customer_intelligence:read. */
    list(input?: MethodInputs['integrations.list'], options?: CallOptions): Promise<MethodOutputs['integrations.list']>
    /** Lists which providers can be connected and how, with the fields that each needs. `GET /api/integrations/capabilities`; needs the grant customer_intelligence:read. */
    capabilities(
      input?: MethodInputs['integrations.capabilities'],
      options?: CallOptions
    ): Promise<MethodOutputs['integrations.capabilities']>
    /** Connects a provider with credentials, or returns a link to the page where a person does it. `POST /api/integrations/connect`; needs the grant integrations:connect_own. */
    connect(
      provider: MethodInputs['integrations.connect']['provider'],
      input?: Omit<MethodInputs['integrations.connect'], 'provider'>,
      options?: CallOptions
    ): Promise<MethodOutputs['integrations.connect']>
    /** Ends a connection and deletes its credential. The data stays. `POST /api/integrations/disconnect`; needs the grant integrations:connect_own. */
    disconnect(
      provider: MethodInputs['integrations.disconnect']['provider'],
      options?: CallOptions
    ): Promise<MethodOutputs['integrations.disconnect']>
    /** Shows the state of each stream of a provider, and its problems. `GET /api/integrations/sync-status`; needs the grant customer_intelligence:read. */
    status(provider: MethodInputs['integrations.status']['provider'], options?: CallOptions): Promise<MethodOutputs['integrations.status']>
    /** Lists the runs of a connected provider, newest first, with the result of each stream. `GET /api/integrations/runs`; needs the grant customer_intelligence:read. */
    runs(
      provider: MethodInputs['integrations.runs']['provider'],
      input?: Omit<MethodInputs['integrations.runs'], 'provider'>,
      options?: CallOptions
    ): Promise<MethodOutputs['integrations.runs']>
    /** Starts a sync of a provider now. `POST /api/integrations/sync`; needs the grant integrations:connect_own. */
    sync(provider: MethodInputs['integrations.sync']['provider'], options?: CallOptions): Promise<MethodOutputs['integrations.sync']>
    /** Makes a webhook address for one connection, and stores the secret that the vendor signs with. The address is shown once. `POST /api/integrations/webhook`; needs the grant integrations:connect_own. */
    webhook(
      provider: MethodInputs['integrations.webhook']['provider'],
      input: Omit<MethodInputs['integrations.webhook'], 'provider'>,
      options?: CallOptions
    ): Promise<MethodOutputs['integrations.webhook']>
  }
  settings: {
    /** Reads the workspace's settings: its time zone, its currency and the rates into it. `GET /api/settings`; needs the grant workspace_settings:read. */
    get(options?: CallOptions): Promise<MethodOutputs['settings.get']>
    /** Changes the workspace's settings; omitted fields keep their values. A rate says what one unit of a currency is worth in the workspace's currency. If you change the currency, the rates into the old one are removed. `PATCH /api/settings`; needs the grant workspace_settings:manage. */
    change(input?: MethodInputs['settings.change'], options?: CallOptions): Promise<MethodOutputs['settings.change']>
  }
  reading: {
    /** Reads the workspace's competitors, products, code names and patience with tickets. `GET /api/settings/reading`; needs the grant workspace_settings:read. */
    get(options?: CallOptions): Promise<MethodOutputs['reading.get']>
    /** Sets the workspace's competitors, products, code names and patience with tickets. A field that is left out keeps its value, and [] clears a list. Names apply to sources that are read from now on. Earlier facts stay as they are. `PUT /api/settings/reading`; needs the grant workspace_settings:manage. */
    put(input?: MethodInputs['reading.put'], options?: CallOptions): Promise<MethodOutputs['reading.put']>
  }
  privacy: {
    /** Exports what is stored about a person or a customer, in pages: their own rows, and the rows whose texts name them. `POST /api/privacy/export`; needs the grants customer_intelligence:read and workspace_settings:manage. */
    export(
      input?: MethodInputs['privacy.export'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['privacy.export'], MethodOutputs['privacy.export']['items'][number]>
    /** Counts the users, customers, events and sources that an erasure would remove. `POST /api/privacy/erasures/preview`; needs the grants customer_intelligence:read and workspace_settings:manage. */
    previewErasure(input?: MethodInputs['privacy.previewErasure'], options?: CallOptions): Promise<MethodOutputs['privacy.previewErasure']>
    /** Erases a person, or a customer with all of its people, from every table, and keeps them away. `POST /api/privacy/erasures`; needs the grants customer_intelligence:read and workspace_settings:manage. */
    erase(input?: MethodInputs['privacy.erase'], options?: CallOptions): Promise<MethodOutputs['privacy.erase']>
    /** Shows the progress of an erasure, and what it removed. `GET /api/privacy/erasures/{id}`; needs the grant workspace_settings:manage. */
    getErasure(id: MethodInputs['privacy.getErasure']['id'], options?: CallOptions): Promise<MethodOutputs['privacy.getErasure']>
    /** Allows an erased person or customer to come back. Erased data stays erased. `POST /api/privacy/lift`; needs the grants customer_intelligence:read and workspace_settings:manage. */
    lift(input?: MethodInputs['privacy.lift'], options?: CallOptions): Promise<MethodOutputs['privacy.lift']>
  }
  retention: {
    /** Reads for how many days each kind of data is kept. `GET /api/privacy/retention`; needs the grant workspace_settings:read. */
    get(options?: CallOptions): Promise<MethodOutputs['retention.get']>
    /** Sets for how many days events, conversations and runs are kept. A kind that is left out keeps its rule; null keeps it for good. From the next night on, older data is removed for good. `PUT /api/privacy/retention`; needs the grant workspace_settings:manage. */
    put(input?: MethodInputs['retention.put'], options?: CallOptions): Promise<MethodOutputs['retention.put']>
    /** Shows what the workspace's rules would remove now with this change. It changes nothing. `POST /api/privacy/retention/preview`; needs the grant workspace_settings:read. */
    preview(input?: MethodInputs['retention.preview'], options?: CallOptions): Promise<MethodOutputs['retention.preview']>
    /** Starts to remove data that is older than the workspace's rules allow, without waiting for the night. `POST /api/privacy/retention/run`; needs the grant workspace_settings:manage. */
    run(options?: CallOptions): Promise<MethodOutputs['retention.run']>
    /** Lists the newest 100 runs that removed old data, newest first, with the number of removed rows of each kind. `GET /api/privacy/retention/runs`; needs the grant workspace_settings:read. */
    runs(options?: CallOptions): Promise<MethodOutputs['retention.runs']>
  }
  audit: {
    /** Lists what was changed, newest first, with the names of the members and API keys that did it. `GET /api/audit`; needs the grants customer_intelligence:read and workspace_settings:manage. */
    entries(
      input?: MethodInputs['audit.entries'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['audit.entries'], MethodOutputs['audit.entries']['items'][number]>
    /** Lists the audit log as a chain, the oldest entry first: each entry with its hash and the hash of the one before it. `GET /api/audit/chain`; needs the grants customer_intelligence:read and workspace_settings:manage. */
    chain(
      input?: MethodInputs['audit.chain'],
      options?: CallOptions
    ): PagePromise<MethodOutputs['audit.chain'], MethodOutputs['audit.chain']['items'][number]>
    /** Checks that no entry of the audit log was changed, removed, moved or added, and names the first that was. `POST /api/audit/verify`; needs the grants customer_intelligence:read and workspace_settings:manage. */
    verify(input?: MethodInputs['audit.verify'], options?: CallOptions): Promise<MethodOutputs['audit.verify']>
  }
  transfer: {
    /** Exports all rows of the workspace, a page at a time, without keys and credentials. `POST /api/transfer/export`; needs the grants customer_intelligence:read and workspace_settings:manage. */
    export(input?: MethodInputs['transfer.export'], options?: CallOptions): Promise<MethodOutputs['transfer.export']>
  }
  publicKeys: {
    /** Lists the domains of pages that may send events, and the public keys. `GET /api/settings/website-tracking`; needs the grant workspace_settings:read. */
    domains(options?: CallOptions): Promise<MethodOutputs['publicKeys.domains']>
    /** Replaces the domains of pages that may send events. `PATCH /api/settings/website-tracking`; needs the grant workspace_settings:manage. */
    setDomains(
      domains: MethodInputs['publicKeys.setDomains']['domains'],
      options?: CallOptions
    ): Promise<MethodOutputs['publicKeys.setDomains']>
    /** Lists the public keys, oldest first, including revoked ones. `GET /api/settings/public-keys`; needs the grant workspace_settings:read. */
    list(options?: CallOptions): Promise<MethodOutputs['publicKeys.list']>
    /** Creates a public key, and adds its domains to the workspace's. By default, its events may change everything if the calling key has data:write, else nothing. `trust` restricts them. `POST /api/settings/public-keys`; needs the grant workspace_settings:manage. */
    create(input?: MethodInputs['publicKeys.create'], options?: CallOptions): Promise<MethodOutputs['publicKeys.create']>
    /** Changes what the events of a public key may change; omitted fields keep their values. To let them change more, the caller needs data:write. `PATCH /api/settings/public-keys/{publicKey}/trust`; needs the grant workspace_settings:manage. */
    setTrust(
      publicKey: MethodInputs['publicKeys.setTrust']['publicKey'],
      input?: Omit<MethodInputs['publicKeys.setTrust'], 'publicKey'>,
      options?: CallOptions
    ): Promise<MethodOutputs['publicKeys.setTrust']>
    /** Ends a public key at once. Repeating it changes nothing. `DELETE /api/settings/public-keys/{publicKey}`; needs the grant workspace_settings:manage. */
    revoke(publicKey: MethodInputs['publicKeys.revoke']['publicKey'], options?: CallOptions): Promise<MethodOutputs['publicKeys.revoke']>
  }
  team: {
    /** Lists the members who may sign in to the console, by name, with their roles. `GET /api/team`; needs the grant workspace_members:read. */
    list(options?: CallOptions): Promise<MethodOutputs['team.list']>
    /** Lists invitations and sign-in links that nobody has used, newest first, without their secrets. `GET /api/team/links`; needs the grant workspace_members:read. */
    links(options?: CallOptions): Promise<MethodOutputs['team.links']>
    /** Creates a link with which a person joins the console, once. Nobody can give a role with more grants than their own. Only an owner makes owners. `POST /api/team/invitations`; needs the grant workspace_settings:manage. */
    invite(input: MethodInputs['team.invite'], options?: CallOptions): Promise<MethodOutputs['team.invite']>
    /** Creates a link with which a member signs in again, once, within a day. `POST /api/team/members/{id}/link`; needs the grant workspace_settings:manage. */
    signInLink(id: MethodInputs['team.signInLink']['id'], options?: CallOptions): Promise<MethodOutputs['team.signInLink']>
    /** Withdraws an invitation or a sign-in link, so that it no longer works. `DELETE /api/team/links/{id}`; needs the grant workspace_settings:manage. */
    withdraw(id: MethodInputs['team.withdraw']['id'], options?: CallOptions): Promise<MethodOutputs['team.withdraw']>
    /** Changes the role of a member in the console, or removes it. The change applies from the next request on, in every process. `PUT /api/team/members/{id}/role`; needs the grant workspace_settings:manage. */
    setRole(
      id: MethodInputs['team.setRole']['id'],
      input: Omit<MethodInputs['team.setRole'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['team.setRole']>
    /** Lists the browsers in which members are signed in, last used first. `GET /api/team/sessions`; needs the grant workspace_settings:manage. */
    sessions(options?: CallOptions): Promise<MethodOutputs['team.sessions']>
    /** Ends a session at once, in every process. Only an owner ends an owner's. `DELETE /api/team/sessions/{id}`; needs the grant workspace_settings:manage. */
    endSession(id: MethodInputs['team.endSession']['id'], options?: CallOptions): Promise<MethodOutputs['team.endSession']>
  }
  apiKeys: {
    /** Lists the API keys, oldest first, including revoked ones. `GET /api/settings/api-keys`; needs the grant workspace_settings:read. */
    list(options?: CallOptions): Promise<MethodOutputs['apiKeys.list']>
    /** Finds API keys by their first 11 characters, such as a key that has leaked. `GET /api/settings/api-keys/find`; needs the grant workspace_settings:read. */
    find(prefix: MethodInputs['apiKeys.find']['prefix'], options?: CallOptions): Promise<MethodOutputs['apiKeys.find']>
    /** Creates an API key. It cannot have more grants or a later end than the calling key. `POST /api/settings/api-keys`; needs the grant workspace_settings:manage. */
    create(input: MethodInputs['apiKeys.create'], options?: CallOptions): Promise<MethodOutputs['apiKeys.create']>
    /** Changes the name of an API key, or when it ends. `PATCH /api/settings/api-keys/{id}`; needs the grant workspace_settings:manage. */
    update(
      id: MethodInputs['apiKeys.update']['id'],
      input?: Omit<MethodInputs['apiKeys.update'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['apiKeys.update']>
    /** Makes a key that replaces this one. The old key works for one more day, or as long as you set. `POST /api/settings/api-keys/{id}/rotate`; needs the grant workspace_settings:manage. */
    rotate(
      id: MethodInputs['apiKeys.rotate']['id'],
      input?: Omit<MethodInputs['apiKeys.rotate'], 'id'>,
      options?: CallOptions
    ): Promise<MethodOutputs['apiKeys.rotate']>
    /** Ends an API key at once. Repeating it changes nothing. `DELETE /api/settings/api-keys/{id}`; needs the grant workspace_settings:manage. */
    revoke(id: MethodInputs['apiKeys.revoke']['id'], options?: CallOptions): Promise<MethodOutputs['apiKeys.revoke']>
  }
  identityVerification: {
    /** Shows whether pages must prove the identity of people. `GET /api/settings/identity-verification`; needs the grant workspace_settings:read. */
    status(options?: CallOptions): Promise<MethodOutputs['identityVerification.status']>
    /** Requires the proof from pages from now on. First make your pages send it. `POST /api/settings/identity-verification/enable`; needs the grant workspace_settings:manage. */
    enable(options?: CallOptions): Promise<MethodOutputs['identityVerification.enable']>
    /** Stops requiring the proof from pages. The secret stays. `POST /api/settings/identity-verification/disable`; needs the grant workspace_settings:manage. */
    disable(options?: CallOptions): Promise<MethodOutputs['identityVerification.disable']>
    /** Shows the secret with which `userHash` makes the proofs. It is made at the first call. `GET /api/settings/identity-verification/secret`; needs the grant workspace_settings:manage. */
    secret(options?: CallOptions): Promise<MethodOutputs['identityVerification.secret']>
    /** Makes a new secret. Proofs with the old one stay valid for a while. `POST /api/settings/identity-verification/rotate`; needs the grant workspace_settings:manage. */
    rotate(
      input?: MethodInputs['identityVerification.rotate'],
      options?: CallOptions
    ): Promise<MethodOutputs['identityVerification.rotate']>
  }
  jobs: {
    /** Shows the state of the workspace's background jobs by lane, and the jobs that were given up, with their errors. `GET /api/jobs`; needs the grant workspace_settings:read. */
    list(options?: CallOptions): Promise<MethodOutputs['jobs.list']>
    /** Retries jobs that were given up: all of them, or those of one kind. Their work is not lost. `POST /api/jobs/retry`; needs the grant workspace_settings:manage. */
    retry(input?: MethodInputs['jobs.retry'], options?: CallOptions): Promise<MethodOutputs['jobs.retry']>
  }
  hooks: {
    /** Lists dead letters of hooks: deliveries that failed 20 times, oldest first, at most 100. `GET /api/hooks/dead-letters`; needs the grants customer_intelligence:read and workspace_settings:read. */
    deadLetters(options?: CallOptions): Promise<MethodOutputs['hooks.deadLetters']>
    /** Delivers dead letters of hooks again: all of them, those of one hook, or one. `POST /api/hooks/dead-letters/retry`; needs the grant workspace_settings:manage. */
    retry(input?: MethodInputs['hooks.retry'], options?: CallOptions): Promise<MethodOutputs['hooks.retry']>
  }
  deliveries: {
    /** Lists messages that did not arrive at their destination, newest first, at most 100. `GET /api/deliveries/failed`; needs the grant destinations:manage. */
    failed(options?: CallOptions): Promise<MethodOutputs['deliveries.failed']>
    /** Retries a message that did not arrive. A message that may have arrived is never sent twice. `POST /api/deliveries/{id}/retry`; needs the grant destinations:manage. */
    retry(id: MethodInputs['deliveries.retry']['id'], options?: CallOptions): Promise<MethodOutputs['deliveries.retry']>
  }
}

/** The routes of the methods, a line each below that of their noun. methodOf says how a line is read. */
export const routeLines = `
:members
put U items=
list G*
visit P~
remove D#!
:customers
put U items=
list G*
get G/find+
health G~+
assessment G~+
assessments G~*
briefing G~+
standings P~ ids
unansweredProblems G#~+
clearOwner D#/owner
:users
put U items=
list G*
get G/find+
:sources
put U items=
list G*
:facts
put U items=
list G*
setStatus U#/status status+
history G#~=
confirm P#~
dismiss P#~+
:subscriptions
put U items=
list G*
:contracts
put U items=
list G*
renewals G~+
setOutcome P#/outcome+
:people /
get G/people#
timeline G/people#~*
statements G/people#~*
champions G~*
:health
model G~
fit P/model~
:revenue
movements G~+
movementAccounts G/movements/accounts month movement*
:facts.patterns
list G=
reset P~+
:lists
customers P~*
people P~*
options G/{subject}~
change P/customers~+
:segments
list G+=
create P+!
get G#
update A#+
archive P#~
restore P#~
history G#~*
:views
list G+=
create P+!
get G#
update A#+
remove D# version
:queries
list G=
create P+!
try P~+
get G#
update A#+
archive P#~
restore P#~
versions G#~=
restoreVersion P#/versions/restore+
run P#~+
:dashboards
list G=
create P+!
get G#
update A#+
addTile P#/tiles+!
remove D# version
:features
adoption G~+
adopters G/adoption/accounts+
:
search P~*
:events /
import P/events~+
recent G/events~+=
issues G/ingest~=
declared G/events~
:endpoints
list G=
create P+!
get G#
update A#+
remove D#
rotateSecret P#~!
test P#~!
deliveries G#~*
replay P#/deliveries/{deliveryId}~=replayed
replayFailed P#~=replayed
:attention
raise P+
resolve P#~+
words G#~
list G*
assign P~ ids assigneeId
snooze P~ ids until
resolveMany P/resolve ids+
reopen P~ ids
:notes
list G*
create P+!
update A#+
remove D#!
:tasks
list G*
create P+!
update A#+
complete P#~
reopen P#~
remove D#!
:digest
get G
set U+
preview G~+
sendNow P/send!
confirmAddress P/address!
:signals
list G*
create P+!
options G~
preview P~+
updateBuiltIn A/built-in/{key}+
get G#=signal
update A#+
archive P#~
occurrences G#~*
:lookback
run P+
list G
get G#
:automations
list G*
create P+!
get G#=automation
update A#+
enable P#~
disable P#~
archive P#~
dryRun P#~
runs G#~*
run G#/runs/{runId}=run
:agents
list G*
create P+!=agent
get G#=agent
update A#+=agent
enable P#~=agent
disable P#~=agent
runs G#~*
start P#/runs!=run
run G#/runs/{runId}=run
:identity
pending G~
suggestions G/merge-suggestions*
suggestion G/merge-suggestions#=suggestion
merge P/merge-suggestions#~=suggestion
reject P/merge-suggestions#~=suggestion
merges G~*
previewMerge G/merge-preview+
mergeByHand P/merges+=suggestion
undo P/merges#~=suggestion
:integrations
list G+=
capabilities G~+=providers
connect P~ provider+
disconnect P~ provider
status G/sync-status provider
runs G~ provider+=
sync P~ provider
webhook P~ provider+
:settings
get G
change A+
:reading /settings/reading
get G
put U+
:privacy
export P~*
previewErasure P/erasures/preview+
erase P/erasures+
getErasure G/erasures#
lift P~+
:retention /privacy/retention
get G
put U+
preview P~+
run P~
runs G~
:audit
entries G*
chain G~*
verify P~+
:transfer
export P~+
:publicKeys /settings
domains G/website-tracking=domains
setDomains A/website-tracking domains=domains
list G/public-keys=
create P/public-keys+!
setTrust A/public-keys/{publicKey}/trust+
revoke D/public-keys/{publicKey}
:team
list G=
links G~=
invite P/invitations+!
signInLink P/members#/link!
withdraw D/links#
setRole U/members#/role+
sessions G~=
endSession D/sessions#
:apiKeys /settings/api-keys
list G=
find G~ prefix=
create P+!
update A#+=apiKey
rotate P#~+!
revoke D#=apiKey
:identityVerification /settings/identity-verification
status G
enable P~
disable P~
secret G~=secret
rotate P~+!=secret
:jobs
list G
retry P~+=retried
:hooks
deadLetters G~=
retry P/dead-letters~+=retried
:deliveries
failed G~=
retry P#~
`
