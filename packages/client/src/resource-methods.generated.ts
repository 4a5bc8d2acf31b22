// Made by scripts/generate.ts from the routes' schemas: change those, then run `npm run generate`.

import { asking } from './methods.js'
import type { CallOptions } from './options.js'
import type { MethodInputs } from './resources.generated.js'
import type { Send } from './send.js'

/** Makes the methods of the routes, grouped by noun. */
export function createResourceMethods(send: Send) {
  const { ask, pages } = asking(send)
  return {
    members: {
      /** Writes members, new and known ones, as a whole or not at all. The same again changes nothing. `PUT /api/members`; needs the grant workspace_settings:manage. */
      put: (items: MethodInputs['members.put']['items'], options?: CallOptions) =>
        ask('members.put', { method: 'PUT', path: '/api/members', answer: 'items' }, { items }, options),
      /** Lists members with the host's own ids. `GET /api/members`; needs the grant workspace_members:read. */
      list: (input?: MethodInputs['members.list'], options?: CallOptions) =>
        pages('members.list', { method: 'GET', path: '/api/members' }, input, options),
      /** Notes that the member who calls looks at the customers, and answers when the visit before this one ended. `POST /api/members/visit`; needs the grant customer_intelligence:read. */
      visit: (options?: CallOptions) => ask('members.visit', { method: 'POST', path: '/api/members/visit' }, undefined, options),
      /** Removes a member: their access to customers ends, and the customers that they owned have no owner. `DELETE /api/members/{id}`; needs the grant workspace_settings:manage. */
      remove: (id: MethodInputs['members.remove']['id'], options?: CallOptions) =>
        ask('members.remove', { method: 'DELETE', path: '/api/members/{id}', once: true }, { id }, options)
    },
    customers: {
      /** Writes customers, new and known ones, as a whole or not at all. The same again changes nothing. `PUT /api/customers`; needs the grant data:write. */
      put: (items: MethodInputs['customers.put']['items'], options?: CallOptions) =>
        ask('customers.put', { method: 'PUT', path: '/api/customers', answer: 'items' }, { items }, options),
      /** Lists customers with the host's own ids. `GET /api/customers`; needs the grant customer_intelligence:read. */
      list: (input?: MethodInputs['customers.list'], options?: CallOptions) =>
        pages('customers.list', { method: 'GET', path: '/api/customers' }, input, options),
      /** Reads one customer by the host's customerId, a domain, or Rapport's id (merged ones lead on): one of the three. `GET /api/customers/find`; needs the grant customer_intelligence:read. */
      get: (input: MethodInputs['customers.get'], options?: CallOptions) =>
        ask('customers.get', { method: 'GET', path: '/api/customers/find' }, input, options),
      /** Tells the health of a customer: the score of today, what it is made of and why, and the days before. The customer is named by the host's customerId, a domain, or Rapport's id: one of the three. `GET /api/customers/health`; needs the grant customer_intelligence:read. */
      health: (input: MethodInputs['customers.health'], options?: CallOptions) =>
        ask('customers.health', { method: 'GET', path: '/api/customers/health' }, input, options),
      /** Tells how a customer stands and why: the state, the reasons for and against it, what changed, and what is not known. The customer is named by the host's customerId, a domain, or Rapport's id: one of the three. `GET /api/customers/assessment`; needs the grant customer_intelligence:read. */
      assessment: (input: MethodInputs['customers.assessment'], options?: CallOptions) =>
        ask('customers.assessment', { method: 'GET', path: '/api/customers/assessment' }, input, options),
      /** Lists how customers stand: the state and headline of each. The customer whose state changed last comes first. `GET /api/customers/assessments`; needs the grant customer_intelligence:read. */
      assessments: (input?: MethodInputs['customers.assessments'], options?: CallOptions) =>
        pages('customers.assessments', { method: 'GET', path: '/api/customers/assessments' }, input, options),
      /** Tells who may leave and what that is worth, the accounts with most at stake, and what changed since an instant. `GET /api/customers/briefing`; needs the grant customer_intelligence:read. */
      briefing: (input?: MethodInputs['customers.briefing'], options?: CallOptions) =>
        ask('customers.briefing', { method: 'GET', path: '/api/customers/briefing' }, input, options),
      /** Tells how up to 200 customers stand: the assessment with its reason and quote, health with its trend, worth, renewal and owner. `POST /api/customers/standings`; needs the grant customer_intelligence:read. */
      standings: (ids: MethodInputs['customers.standings']['ids'], options?: CallOptions) =>
        ask('customers.standings', { method: 'POST', path: '/api/customers/standings' }, { ids }, options),
      /** Lists a customer's tickets that have been open for longer than so many days. `GET /api/customers/{id}/unanswered-problems`; needs the grant customer_intelligence:read. */
      unansweredProblems: (
        id: MethodInputs['customers.unansweredProblems']['id'],
        input?: Omit<MethodInputs['customers.unansweredProblems'], 'id'>,
        options?: CallOptions
      ) =>
        ask('customers.unansweredProblems', { method: 'GET', path: '/api/customers/{id}/unanswered-problems' }, { ...input, id }, options),
      /** Takes back the owner that a person has set: a connected CRM may name another one. `DELETE /api/customers/{id}/owner`; needs the grant customer_access:manage. */
      clearOwner: (id: MethodInputs['customers.clearOwner']['id'], options?: CallOptions) =>
        ask('customers.clearOwner', { method: 'DELETE', path: '/api/customers/{id}/owner' }, { id }, options)
    },
    users: {
      /** Writes users, new and known ones, as a whole or not at all. The same again changes nothing. `PUT /api/users`; needs the grant data:write. */
      put: (items: MethodInputs['users.put']['items'], options?: CallOptions) =>
        ask('users.put', { method: 'PUT', path: '/api/users', answer: 'items' }, { items }, options),
      /** Lists users with the host's own ids. `GET /api/users`; needs the grant customer_intelligence:read. */
      list: (input?: MethodInputs['users.list'], options?: CallOptions) =>
        pages('users.list', { method: 'GET', path: '/api/users' }, input, options),
      /** Reads one user by the host's userId, an email, or Rapport's id (merged ones lead on): one of the three. `GET /api/users/find`; needs the grant customer_intelligence:read. */
      get: (input: MethodInputs['users.get'], options?: CallOptions) =>
        ask('users.get', { method: 'GET', path: '/api/users/find' }, input, options)
    },
    sources: {
      /** Writes sources, new and known ones, as a whole or not at all. The same again changes nothing. `PUT /api/sources`; needs the grant data:write. */
      put: (items: MethodInputs['sources.put']['items'], options?: CallOptions) =>
        ask('sources.put', { method: 'PUT', path: '/api/sources', answer: 'items' }, { items }, options),
      /** Lists sources with the host's own ids. `GET /api/sources`; needs the grant customer_intelligence:read. */
      list: (input?: MethodInputs['sources.list'], options?: CallOptions) =>
        pages('sources.list', { method: 'GET', path: '/api/sources' }, input, options)
    },
    facts: {
      /** Writes facts, new and known ones, as a whole or not at all. The same again changes nothing. `PUT /api/facts`; needs the grant data:write. */
      put: (items: MethodInputs['facts.put']['items'], options?: CallOptions) =>
        ask('facts.put', { method: 'PUT', path: '/api/facts', answer: 'items' }, { items }, options),
      /** Lists facts with the host's own ids. `GET /api/facts`; needs the grant customer_intelligence:read. */
      list: (input: MethodInputs['facts.list'], options?: CallOptions) =>
        pages('facts.list', { method: 'GET', path: '/api/facts' }, input, options),
      /** Sets a fact's status, as the member who made the key; SNOOZED may have an `until`, from when on it is ACTIVE again. `PUT /api/facts/{id}/status`; needs the grant data:write. */
      setStatus: (
        id: MethodInputs['facts.setStatus']['id'],
        status: MethodInputs['facts.setStatus']['status'],
        input?: Omit<MethodInputs['facts.setStatus'], 'id' | 'status'>,
        options?: CallOptions
      ) => ask('facts.setStatus', { method: 'PUT', path: '/api/facts/{id}/status' }, { ...input, id, status }, options),
      /** Tells who set which status of a fact, and when, the newest change first. `GET /api/facts/{id}/history`; needs the grant customer_intelligence:read. */
      history: (id: MethodInputs['facts.history']['id'], options?: CallOptions) =>
        ask('facts.history', { method: 'GET', path: '/api/facts/{id}/history', answer: 'items' }, { id }, options),
      /** Says that a fact is right: it is ACTIVE, and later findings of its type and kind start with more confidence. `POST /api/facts/{id}/confirm`; needs the grant data:write. */
      confirm: (id: MethodInputs['facts.confirm']['id'], options?: CallOptions) =>
        ask('facts.confirm', { method: 'POST', path: '/api/facts/{id}/confirm' }, { id }, options),
      /** Says that a fact is wrong: it is RESOLVED, is not opened again for this customer by the same words or key, and later findings of its type and kind start with less confidence. `POST /api/facts/{id}/dismiss`; needs the grant data:write. */
      dismiss: (id: MethodInputs['facts.dismiss']['id'], input?: Omit<MethodInputs['facts.dismiss'], 'id'>, options?: CallOptions) =>
        ask('facts.dismiss', { method: 'POST', path: '/api/facts/{id}/dismiss' }, { ...input, id }, options),
      patterns: {
        /** Tells what confirmations and dismissals taught: how often each type and kind of fact was right, and what its findings start with now. `GET /api/facts/patterns`; needs the grant customer_intelligence:read. */
        list: (options?: CallOptions) =>
          ask('facts.patterns.list', { method: 'GET', path: '/api/facts/patterns', answer: 'items' }, undefined, options),
        /** Forgets what was learned of a type and kind of facts, of a type, or of all. Dismissed facts stay dismissed. `POST /api/facts/patterns/reset`; needs the grant data:write. */
        reset: (input?: MethodInputs['facts.patterns.reset'], options?: CallOptions) =>
          ask('facts.patterns.reset', { method: 'POST', path: '/api/facts/patterns/reset' }, input, options)
      }
    },
    subscriptions: {
      /** Writes subscriptions, new and known ones, as a whole or not at all. The same again changes nothing. `PUT /api/subscriptions`; needs the grant data:write. */
      put: (items: MethodInputs['subscriptions.put']['items'], options?: CallOptions) =>
        ask('subscriptions.put', { method: 'PUT', path: '/api/subscriptions', answer: 'items' }, { items }, options),
      /** Lists subscriptions with the host's own ids. `GET /api/subscriptions`; needs the grant customer_intelligence:read. */
      list: (input?: MethodInputs['subscriptions.list'], options?: CallOptions) =>
        pages('subscriptions.list', { method: 'GET', path: '/api/subscriptions' }, input, options)
    },
    contracts: {
      /** Writes contracts, new and known ones, as a whole or not at all. The same again changes nothing. `PUT /api/contracts`; needs the grant data:write. */
      put: (items: MethodInputs['contracts.put']['items'], options?: CallOptions) =>
        ask('contracts.put', { method: 'PUT', path: '/api/contracts', answer: 'items' }, { items }, options),
      /** Lists contracts with the host's own ids. `GET /api/contracts`; needs the grant customer_intelligence:read. */
      list: (input?: MethodInputs['contracts.list'], options?: CallOptions) =>
        pages('contracts.list', { method: 'GET', path: '/api/contracts' }, input, options),
      /** Lists the terms that end in a quarter, or are overdue, with how their customers stand and what they are worth. `GET /api/contracts/renewals`; needs the grant customer_intelligence:read. */
      renewals: (input?: MethodInputs['contracts.renewals'], options?: CallOptions) =>
        ask('contracts.renewals', { method: 'GET', path: '/api/contracts/renewals' }, input, options),
      /** Sets how a term ended, and why: that holds whatever is put later. With null as the outcome, the person's word is taken back. `POST /api/contracts/{id}/outcome`; needs the grant data:write. */
      setOutcome: (
        id: MethodInputs['contracts.setOutcome']['id'],
        input: Omit<MethodInputs['contracts.setOutcome'], 'id'>,
        options?: CallOptions
      ) => ask('contracts.setOutcome', { method: 'POST', path: '/api/contracts/{id}/outcome' }, { ...input, id }, options)
    },
    people: {
      /** Reads a person over all devices and merged records: emails, customers, devices, merges, and where the person is or was the champion. `GET /api/people/{id}`; needs the grant customer_intelligence:read. */
      get: (id: MethodInputs['people.get']['id'], options?: CallOptions) =>
        ask('people.get', { method: 'GET', path: '/api/people/{id}' }, { id }, options),
      /** Reads a person's timeline over all devices and customers, newest first; with `customer` only what is of that account. `GET /api/people/{id}/timeline`; needs the grant customer_intelligence:read. */
      timeline: (id: MethodInputs['people.timeline']['id'], input?: Omit<MethodInputs['people.timeline'], 'id'>, options?: CallOptions) =>
        pages('people.timeline', { method: 'GET', path: '/api/people/{id}/timeline' }, { ...input, id }, options),
      /** Lists what a person said that facts rest on: the quotes with their sources and facts, the newest first. `GET /api/people/{id}/statements`; needs the grant customer_intelligence:read. */
      statements: (
        id: MethodInputs['people.statements']['id'],
        input?: Omit<MethodInputs['people.statements'], 'id'>,
        options?: CallOptions
      ) => pages('people.statements', { method: 'GET', path: '/api/people/{id}/statements' }, { ...input, id }, options),
      /** Lists the champions of a customer or of all, with the reason, and the accounts that lost one. `GET /api/champions`; needs the grant customer_intelligence:read. */
      champions: (input?: MethodInputs['people.champions'], options?: CallOptions) =>
        pages('people.champions', { method: 'GET', path: '/api/champions' }, input, options)
    },
    health: {
      /** Tells how good the probabilities of leaving are: what they were fitted on, how they did in later months, and what moves them. `GET /api/health/model`; needs the grant customer_intelligence:read. */
      model: (options?: CallOptions) => ask('health.model', { method: 'GET', path: '/api/health/model' }, undefined, options),
      /** Has the probabilities of leaving be fitted anew, in the background. It happens by itself once a week, and after outcomes were corrected. `POST /api/health/model/fit`; needs the grants workspace_settings:manage and customer_intelligence:read. */
      fit: (options?: CallOptions) => ask('health.fit', { method: 'POST', path: '/api/health/model/fit' }, undefined, options)
    },
    lists: {
      /** Lists customers that pass a filter, with health, assessment, renewal, tags and segments. `POST /api/lists/customers`; needs the grant customer_intelligence:read. */
      customers: (input?: MethodInputs['lists.customers'], options?: CallOptions) =>
        pages('lists.customers', { method: 'POST', path: '/api/lists/customers' }, input, options),
      /** Lists people that pass a filter, with their segments. `POST /api/lists/people`; needs the grant customer_intelligence:read. */
      people: (input?: MethodInputs['lists.people'], options?: CallOptions) =>
        pages('lists.people', { method: 'POST', path: '/api/lists/people' }, input, options),
      /** Tells by what a list can be narrowed, and which traits, tags and plans there are. `GET /api/lists/{subject}/options`; needs the grant customer_intelligence:read. */
      options: (subject: MethodInputs['lists.options']['subject'], options?: CallOptions) =>
        ask('lists.options', { method: 'GET', path: '/api/lists/{subject}/options' }, { subject }, options),
      /** Changes owner and tags of up to 200 customers, and answers the changes that take it back. `POST /api/lists/customers/change`; needs the grants customer_intelligence:read and customer_access:manage. */
      change: (input: MethodInputs['lists.change'], options?: CallOptions) =>
        ask('lists.change', { method: 'POST', path: '/api/lists/customers/change' }, input, options)
    },
    segments: {
      /** Lists the segments that are not archived, by name, each with the number of its members. `GET /api/segments`; needs the grant customer_intelligence:read. */
      list: (input?: MethodInputs['segments.list'], options?: CallOptions) =>
        ask('segments.list', { method: 'GET', path: '/api/segments', answer: 'items' }, input, options),
      /** Makes a segment: a saved filter over customers or people, with a name. `POST /api/segments`; needs the grants customer_intelligence:read and workspace_settings:manage. */
      create: (input: MethodInputs['segments.create'], options?: CallOptions) =>
        ask('segments.create', { method: 'POST', path: '/api/segments', once: true }, input, options),
      /** Reads one segment, also an archived one. `GET /api/segments/{id}`; needs the grant customer_intelligence:read. */
      get: (id: MethodInputs['segments.get']['id'], options?: CallOptions) =>
        ask('segments.get', { method: 'GET', path: '/api/segments/{id}' }, { id }, options),
      /** Changes a segment; what is left out stays. The version that was read must be the newest. `PATCH /api/segments/{id}`; needs the grants customer_intelligence:read and workspace_settings:manage. */
      update: (id: MethodInputs['segments.update']['id'], input: Omit<MethodInputs['segments.update'], 'id'>, options?: CallOptions) =>
        ask('segments.update', { method: 'PATCH', path: '/api/segments/{id}' }, { ...input, id }, options),
      /** Archives a segment: nobody is in it any more. Its history can still be read. `POST /api/segments/{id}/archive`; needs the grants customer_intelligence:read and workspace_settings:manage. */
      archive: (id: MethodInputs['segments.archive']['id'], options?: CallOptions) =>
        ask('segments.archive', { method: 'POST', path: '/api/segments/{id}/archive' }, { id }, options),
      /** Takes an archived segment back; its members are found anew. `POST /api/segments/{id}/restore`; needs the grants customer_intelligence:read and workspace_settings:manage. */
      restore: (id: MethodInputs['segments.restore']['id'], options?: CallOptions) =>
        ask('segments.restore', { method: 'POST', path: '/api/segments/{id}/restore' }, { id }, options),
      /** Lists who entered and who left a segment, the newest first. `GET /api/segments/{id}/history`; needs the grant customer_intelligence:read. */
      history: (id: MethodInputs['segments.history']['id'], input?: Omit<MethodInputs['segments.history'], 'id'>, options?: CallOptions) =>
        pages('segments.history', { method: 'GET', path: '/api/segments/{id}/history' }, { ...input, id }, options)
    },
    views: {
      /** Lists the caller's own views and those that are shared, by name. `GET /api/views`; needs the grant customer_intelligence:read. */
      list: (input?: MethodInputs['views.list'], options?: CallOptions) =>
        ask('views.list', { method: 'GET', path: '/api/views', answer: 'items' }, input, options),
      /** Saves a list of the caller's with a name: its filter, columns and order. `POST /api/views`; needs the grant customer_intelligence:read. */
      create: (input: MethodInputs['views.create'], options?: CallOptions) =>
        ask('views.create', { method: 'POST', path: '/api/views', once: true }, input, options),
      /** Reads one view: one of the caller's own, or a shared one. `GET /api/views/{id}`; needs the grant customer_intelligence:read. */
      get: (id: MethodInputs['views.get']['id'], options?: CallOptions) =>
        ask('views.get', { method: 'GET', path: '/api/views/{id}' }, { id }, options),
      /** Changes a view; what is left out stays. The version that was read must be the newest. `PATCH /api/views/{id}`; needs the grant customer_intelligence:read. */
      update: (id: MethodInputs['views.update']['id'], input: Omit<MethodInputs['views.update'], 'id'>, options?: CallOptions) =>
        ask('views.update', { method: 'PATCH', path: '/api/views/{id}' }, { ...input, id }, options),
      /** Removes a view, and answers it as it was. `DELETE /api/views/{id}`; needs the grant customer_intelligence:read. */
      remove: (id: MethodInputs['views.remove']['id'], version: MethodInputs['views.remove']['version'], options?: CallOptions) =>
        ask('views.remove', { method: 'DELETE', path: '/api/views/{id}' }, { id, version }, options)
    },
    /** Searches everything that customers wrote and said, and the facts read from it: in pages, by customer, and counted. `POST /api/search`; needs the grant customer_intelligence:read. */
    search: (input: MethodInputs['search'], options?: CallOptions) =>
      pages('search', { method: 'POST', path: '/api/search' }, input, options),
    events: {
      /** Stores events of the past, each exactly once and at its own time. Signals match nothing of them. `POST /api/events/import`; needs the grant data:write. */
      import: (input: MethodInputs['events.import'], options?: CallOptions) =>
        ask('events.import', { method: 'POST', path: '/api/events/import' }, input, options),
      /** Lists the events that arrived last, with whose they are and what decided that: of the last hour, or of one name in the last week. Of very busy workspaces it shows those of the 50 people who were active last. `GET /api/events/recent`; needs the grant customer_intelligence:read. */
      recent: (input?: MethodInputs['events.recent'], options?: CallOptions) =>
        ask('events.recent', { method: 'GET', path: '/api/events/recent', answer: 'items' }, input, options),
      /** Lists why events and requests of the last day were refused, or events changed, the newest first, at most 200. `GET /api/ingest/issues`; needs the grant workspace_settings:read. */
      issues: (options?: CallOptions) =>
        ask('events.issues', { method: 'GET', path: '/api/ingest/issues', answer: 'items' }, undefined, options)
    },
    attention: {
      /** Raises an attention item of your own, or updates the one of the same customer and cause. `POST /api/attention`; needs the grant data:write. */
      raise: (input: MethodInputs['attention.raise'], options?: CallOptions) =>
        ask('attention.raise', { method: 'POST', path: '/api/attention' }, input, options),
      /** Resolves an attention item: it needs nobody any more. It opens again when its cause is raised again. `POST /api/attention/{id}/resolve`; needs the grant data:write. */
      resolve: (
        id: MethodInputs['attention.resolve']['id'],
        input?: Omit<MethodInputs['attention.resolve'], 'id'>,
        options?: CallOptions
      ) => ask('attention.resolve', { method: 'POST', path: '/api/attention/{id}/resolve' }, { ...input, id }, options),
      /** Tells the original words of an attention item, and those of the language model that it is shown in, where there are any. `GET /api/attention/{id}/words`; needs the grant customer_intelligence:read. */
      words: (id: MethodInputs['attention.words']['id'], options?: CallOptions) =>
        ask('attention.words', { method: 'GET', path: '/api/attention/{id}/words' }, { id }, options),
      /** Lists attention items, the most pressing first, each with who looks at it and until when it is snoozed. `GET /api/attention`; needs the grant customer_intelligence:read. */
      list: (input?: MethodInputs['attention.list'], options?: CallOptions) =>
        pages('attention.list', { method: 'GET', path: '/api/attention' }, input, options),
      /** Gives attention items to a member, or to nobody. `POST /api/attention/assign`; needs the grant data:write. */
      assign: (
        ids: MethodInputs['attention.assign']['ids'],
        assigneeId: MethodInputs['attention.assign']['assigneeId'],
        options?: CallOptions
      ) => ask('attention.assign', { method: 'POST', path: '/api/attention/assign' }, { ids, assigneeId }, options),
      /** Snoozes open attention items until a day begins in the workspace's time zone; null wakes them. `POST /api/attention/snooze`; needs the grant data:write. */
      snooze: (ids: MethodInputs['attention.snooze']['ids'], until: MethodInputs['attention.snooze']['until'], options?: CallOptions) =>
        ask('attention.snooze', { method: 'POST', path: '/api/attention/snooze' }, { ids, until }, options),
      /** Resolves several attention items at once; those that are resolved stay as they are. `POST /api/attention/resolve`; needs the grant data:write. */
      resolveMany: (
        ids: MethodInputs['attention.resolveMany']['ids'],
        input?: Omit<MethodInputs['attention.resolveMany'], 'ids'>,
        options?: CallOptions
      ) => ask('attention.resolveMany', { method: 'POST', path: '/api/attention/resolve' }, { ...input, ids }, options),
      /** Opens attention items that were resolved. `POST /api/attention/reopen`; needs the grant data:write. */
      reopen: (ids: MethodInputs['attention.reopen']['ids'], options?: CallOptions) =>
        ask('attention.reopen', { method: 'POST', path: '/api/attention/reopen' }, { ids }, options)
    },
    notes: {
      /** Lists notes, the newest first: of a customer, of a person, or all. `GET /api/notes`; needs the grant customer_intelligence:read. */
      list: (input?: MethodInputs['notes.list'], options?: CallOptions) =>
        pages('notes.list', { method: 'GET', path: '/api/notes' }, input, options),
      /** Writes a note on a customer or person. The search finds it, and facts are read from what it reports of the customer. `POST /api/notes`; needs the grants customer_intelligence:read and data:write. */
      create: (input: MethodInputs['notes.create'], options?: CallOptions) =>
        ask('notes.create', { method: 'POST', path: '/api/notes', once: true }, input, options),
      /** Edits a note. With the version that was read, an edit that somebody has made since is not overwritten. `PATCH /api/notes/{id}`; needs the grants customer_intelligence:read and data:write. */
      update: (id: MethodInputs['notes.update']['id'], input: Omit<MethodInputs['notes.update'], 'id'>, options?: CallOptions) =>
        ask('notes.update', { method: 'PATCH', path: '/api/notes/{id}' }, { ...input, id }, options),
      /** Removes a note, with what was read from it. `DELETE /api/notes/{id}`; needs the grant data:write. */
      remove: (id: MethodInputs['notes.remove']['id'], options?: CallOptions) =>
        ask('notes.remove', { method: 'DELETE', path: '/api/notes/{id}', once: true }, { id }, options)
    },
    tasks: {
      /** Lists tasks: open ones by the day on which they are due, done ones the last first. `GET /api/tasks`; needs the grant customer_intelligence:read. */
      list: (input?: MethodInputs['tasks.list'], options?: CallOptions) =>
        pages('tasks.list', { method: 'GET', path: '/api/tasks' }, input, options),
      /** Makes a task, about a customer, a person or neither; or of an attention item. `POST /api/tasks`; needs the grants customer_intelligence:read and data:write. */
      create: (input: MethodInputs['tasks.create'], options?: CallOptions) =>
        ask('tasks.create', { method: 'POST', path: '/api/tasks', once: true }, input, options),
      /** Changes a task; what is left out stays. With the version that was read, a change that somebody has made since is not overwritten. `PATCH /api/tasks/{id}`; needs the grants customer_intelligence:read and data:write. */
      update: (id: MethodInputs['tasks.update']['id'], input?: Omit<MethodInputs['tasks.update'], 'id'>, options?: CallOptions) =>
        ask('tasks.update', { method: 'PATCH', path: '/api/tasks/{id}' }, { ...input, id }, options),
      /** Says that a task is done; one that is done stays as it is. `POST /api/tasks/{id}/complete`; needs the grants customer_intelligence:read and data:write. */
      complete: (id: MethodInputs['tasks.complete']['id'], options?: CallOptions) =>
        ask('tasks.complete', { method: 'POST', path: '/api/tasks/{id}/complete' }, { id }, options),
      /** Opens a task that was done; one that is open stays as it is. `POST /api/tasks/{id}/reopen`; needs the grants customer_intelligence:read and data:write. */
      reopen: (id: MethodInputs['tasks.reopen']['id'], options?: CallOptions) =>
        ask('tasks.reopen', { method: 'POST', path: '/api/tasks/{id}/reopen' }, { id }, options),
      /** Removes a task. `DELETE /api/tasks/{id}`; needs the grant data:write. */
      remove: (id: MethodInputs['tasks.remove']['id'], options?: CallOptions) =>
        ask('tasks.remove', { method: 'DELETE', path: '/api/tasks/{id}', once: true }, { id }, options)
    },
    signals: {
      /** Lists the workspace's own signals that are not archived, the newest first; built-in ones stand in the options. `GET /api/signals`; needs the grant workspace_settings:read. */
      list: (input?: MethodInputs['signals.list'], options?: CallOptions) =>
        pages('signals.list', { method: 'GET', path: '/api/signals' }, input, options),
      /** Makes a signal: what the workspace watches for. It is enabled unless told otherwise. `POST /api/signals`; needs the grant workspace_settings:manage. */
      create: (input: MethodInputs['signals.create'], options?: CallOptions) =>
        ask('signals.create', { method: 'POST', path: '/api/signals', once: true }, input, options),
      /** Tells what signals can be made of, and which built-in ones there are. `GET /api/signals/options`; needs the grant workspace_settings:read. */
      options: (options?: CallOptions) => ask('signals.options', { method: 'GET', path: '/api/signals/options' }, undefined, options),
      /** Says whom a signal would have found in the last 90 days, and when; it saves nothing. `POST /api/signals/preview`; needs the grants workspace_settings:read and customer_intelligence:read. */
      preview: (input: MethodInputs['signals.preview'], options?: CallOptions) =>
        ask('signals.preview', { method: 'POST', path: '/api/signals/preview' }, input, options),
      /** Switches a built-in signal on or off, or changes its settings; what is left out stays. `PATCH /api/signals/built-in/{key}`; needs the grant workspace_settings:manage. */
      updateBuiltIn: (
        key: MethodInputs['signals.updateBuiltIn']['key'],
        input?: Omit<MethodInputs['signals.updateBuiltIn'], 'key'>,
        options?: CallOptions
      ) => ask('signals.updateBuiltIn', { method: 'PATCH', path: '/api/signals/built-in/{key}' }, { ...input, key }, options),
      /** Tells of one signal, also of an archived or a built-in one. `GET /api/signals/{id}`; needs the grant workspace_settings:read. */
      get: (id: MethodInputs['signals.get']['id'], options?: CallOptions) =>
        ask('signals.get', { method: 'GET', path: '/api/signals/{id}', answer: 'signal' }, { id }, options),
      /** Changes a signal; what is left out stays. `PATCH /api/signals/{id}`; needs the grant workspace_settings:manage. */
      update: (id: MethodInputs['signals.update']['id'], input?: Omit<MethodInputs['signals.update'], 'id'>, options?: CallOptions) =>
        ask('signals.update', { method: 'PATCH', path: '/api/signals/{id}' }, { ...input, id }, options),
      /** Puts a signal away for good; what it saw can still be read. `POST /api/signals/{id}/archive`; needs the grant workspace_settings:manage. */
      archive: (id: MethodInputs['signals.archive']['id'], options?: CallOptions) =>
        ask('signals.archive', { method: 'POST', path: '/api/signals/{id}/archive' }, { id }, options),
      /** Lists where a signal was seen, with the evidence; what was seen last comes first. `GET /api/signals/{id}/occurrences`; needs the grants workspace_settings:read and customer_intelligence:read. */
      occurrences: (
        id: MethodInputs['signals.occurrences']['id'],
        input?: Omit<MethodInputs['signals.occurrences'], 'id'>,
        options?: CallOptions
      ) => pages('signals.occurrences', { method: 'GET', path: '/api/signals/{id}/occurrences' }, { ...input, id }, options)
    },
    lookback: {
      /** Starts a look-back over the past months: who left, when Rapport would have said so, and how often it would have been wrong. `POST /api/lookback`; needs the grant customer_intelligence:read. */
      run: (input?: MethodInputs['lookback.run'], options?: CallOptions) =>
        ask('lookback.run', { method: 'POST', path: '/api/lookback' }, input, options),
      /** Lists the last 20 look-backs, the newest first, without what they found. `GET /api/lookback`; needs the grant customer_intelligence:read. */
      list: (options?: CallOptions) => ask('lookback.list', { method: 'GET', path: '/api/lookback' }, undefined, options),
      /** Tells how far a look-back is, and once it is done what it found. `GET /api/lookback/{id}`; needs the grant customer_intelligence:read. */
      get: (id: MethodInputs['lookback.get']['id'], options?: CallOptions) =>
        ask('lookback.get', { method: 'GET', path: '/api/lookback/{id}' }, { id }, options)
    },
    automations: {
      /** Lists the automations that are not archived, the newest first. `GET /api/automations`; needs the grant workspace_settings:read. */
      list: (input?: MethodInputs['automations.list'], options?: CallOptions) =>
        pages('automations.list', { method: 'GET', path: '/api/automations' }, input, options),
      /** Makes an automation: who is told of what was seen, and when. It is disabled unless told otherwise. `POST /api/automations`; needs the grant workspace_settings:manage. */
      create: (input: MethodInputs['automations.create'], options?: CallOptions) =>
        ask('automations.create', { method: 'POST', path: '/api/automations', once: true }, input, options),
      /** Tells of one automation, also of an archived one. `GET /api/automations/{id}`; needs the grant workspace_settings:read. */
      get: (id: MethodInputs['automations.get']['id'], options?: CallOptions) =>
        ask('automations.get', { method: 'GET', path: '/api/automations/{id}', answer: 'automation' }, { id }, options),
      /** Changes an automation; what is left out stays. `PATCH /api/automations/{id}`; needs the grant workspace_settings:manage. */
      update: (
        id: MethodInputs['automations.update']['id'],
        input?: Omit<MethodInputs['automations.update'], 'id'>,
        options?: CallOptions
      ) => ask('automations.update', { method: 'PATCH', path: '/api/automations/{id}' }, { ...input, id }, options),
      /** Switches an automation on: it tells of nothing from before. `POST /api/automations/{id}/enable`; needs the grant workspace_settings:manage. */
      enable: (id: MethodInputs['automations.enable']['id'], options?: CallOptions) =>
        ask('automations.enable', { method: 'POST', path: '/api/automations/{id}/enable' }, { id }, options),
      /** Switches an automation off: it tells of nothing until it is switched on again. `POST /api/automations/{id}/disable`; needs the grant workspace_settings:manage. */
      disable: (id: MethodInputs['automations.disable']['id'], options?: CallOptions) =>
        ask('automations.disable', { method: 'POST', path: '/api/automations/{id}/disable' }, { id }, options),
      /** Puts an automation away for good; its runs can still be read. `POST /api/automations/{id}/archive`; needs the grant workspace_settings:manage. */
      archive: (id: MethodInputs['automations.archive']['id'], options?: CallOptions) =>
        ask('automations.archive', { method: 'POST', path: '/api/automations/{id}/archive' }, { id }, options),
      /** Says whom an automation would tell of if it ran now, and why; it sends and writes nothing. `POST /api/automations/{id}/dry-run`; needs the grants workspace_settings:read and customer_intelligence:read. */
      dryRun: (id: MethodInputs['automations.dryRun']['id'], options?: CallOptions) =>
        ask('automations.dryRun', { method: 'POST', path: '/api/automations/{id}/dry-run' }, { id }, options),
      /** Lists the runs of an automation of the last 90 days, the newest first. `GET /api/automations/{id}/runs`; needs the grants workspace_settings:read and customer_intelligence:read. */
      runs: (id: MethodInputs['automations.runs']['id'], input?: Omit<MethodInputs['automations.runs'], 'id'>, options?: CallOptions) =>
        pages('automations.runs', { method: 'GET', path: '/api/automations/{id}/runs' }, { ...input, id }, options),
      /** Tells of one run: whom it told of, and what became of its messages. `GET /api/automations/{id}/runs/{runId}`; needs the grants workspace_settings:read and customer_intelligence:read. */
      run: (id: MethodInputs['automations.run']['id'], runId: MethodInputs['automations.run']['runId'], options?: CallOptions) =>
        ask('automations.run', { method: 'GET', path: '/api/automations/{id}/runs/{runId}', answer: 'run' }, { id, runId }, options)
    },
    agents: {
      /** Lists the agents, the newest first. `GET /api/agents`; needs the grant workspace_settings:read. */
      list: (input?: MethodInputs['agents.list'], options?: CallOptions) =>
        pages('agents.list', { method: 'GET', path: '/api/agents' }, input, options),
      /** Makes an agent, whose tools run with the grants of this key. Without a language model it is a conflict. `POST /api/agents`; needs the grant workspace_settings:manage. */
      create: (input: MethodInputs['agents.create'], options?: CallOptions) =>
        ask('agents.create', { method: 'POST', path: '/api/agents', answer: 'agent', once: true }, input, options),
      /** Tells of one agent. `GET /api/agents/{id}`; needs the grant workspace_settings:read. */
      get: (id: MethodInputs['agents.get']['id'], options?: CallOptions) =>
        ask('agents.get', { method: 'GET', path: '/api/agents/{id}', answer: 'agent' }, { id }, options),
      /** Changes an agent; what is left out stays. From then on its tools run with the grants of this key. `PATCH /api/agents/{id}`; needs the grant workspace_settings:manage. */
      update: (id: MethodInputs['agents.update']['id'], input?: Omit<MethodInputs['agents.update'], 'id'>, options?: CallOptions) =>
        ask('agents.update', { method: 'PATCH', path: '/api/agents/{id}', answer: 'agent' }, { ...input, id }, options),
      /** Switches an agent on: it runs by its schedule, and for automations that name it. `POST /api/agents/{id}/enable`; needs the grant workspace_settings:manage. */
      enable: (id: MethodInputs['agents.enable']['id'], options?: CallOptions) =>
        ask('agents.enable', { method: 'POST', path: '/api/agents/{id}/enable', answer: 'agent' }, { id }, options),
      /** Switches an agent off: it runs only when somebody asks for it. `POST /api/agents/{id}/disable`; needs the grant workspace_settings:manage. */
      disable: (id: MethodInputs['agents.disable']['id'], options?: CallOptions) =>
        ask('agents.disable', { method: 'POST', path: '/api/agents/{id}/disable', answer: 'agent' }, { id }, options),
      /** Lists the runs of an agent of the last 90 days, the newest first. `GET /api/agents/{id}/runs`; needs the grants workspace_settings:read and customer_intelligence:read. */
      runs: (id: MethodInputs['agents.runs']['id'], input?: Omit<MethodInputs['agents.runs'], 'id'>, options?: CallOptions) =>
        pages('agents.runs', { method: 'GET', path: '/api/agents/{id}/runs' }, { ...input, id }, options),
      /** Runs an agent now, also a disabled one. The run has just begun when this answers: read it until it is not RUNNING. `POST /api/agents/{id}/runs`; needs the grants workspace_settings:manage and customer_intelligence:read. */
      start: (id: MethodInputs['agents.start']['id'], options?: CallOptions) =>
        ask('agents.start', { method: 'POST', path: '/api/agents/{id}/runs', answer: 'run', once: true }, { id }, options),
      /** Tells of one run: its outputs, and everything that was read and answered. What a tool answered is shown to keys that may call it. `GET /api/agents/{id}/runs/{runId}`; needs the grants workspace_settings:read and customer_intelligence:read. */
      run: (id: MethodInputs['agents.run']['id'], runId: MethodInputs['agents.run']['runId'], options?: CallOptions) =>
        ask('agents.run', { method: 'GET', path: '/api/agents/{id}/runs/{runId}', answer: 'run' }, { id, runId }, options)
    },
    identity: {
      /** Tells how many stored events jobs still have to check, because they may belong to somebody else by now. `GET /api/identity/pending`; needs the grant customer_access:manage. */
      pending: (options?: CallOptions) => ask('identity.pending', { method: 'GET', path: '/api/identity/pending' }, undefined, options),
      /** Lists people and customers that may be one, those found last first. `GET /api/identity/merge-suggestions`; needs the grant customer_access:manage. */
      suggestions: (input?: MethodInputs['identity.suggestions'], options?: CallOptions) =>
        pages('identity.suggestions', { method: 'GET', path: '/api/identity/merge-suggestions' }, input, options),
      /** Tells of one suggestion. `GET /api/identity/merge-suggestions/{id}`; needs the grant customer_access:manage. */
      suggestion: (id: MethodInputs['identity.suggestion']['id'], options?: CallOptions) =>
        ask('identity.suggestion', { method: 'GET', path: '/api/identity/merge-suggestions/{id}', answer: 'suggestion' }, { id }, options),
      /** Merges the duplicate into the survivor; doing it again changes nothing. `POST /api/identity/merge-suggestions/{id}/merge`; needs the grant customer_access:manage. */
      merge: (id: MethodInputs['identity.merge']['id'], options?: CallOptions) =>
        ask(
          'identity.merge',
          { method: 'POST', path: '/api/identity/merge-suggestions/{id}/merge', answer: 'suggestion' },
          { id },
          options
        ),
      /** Decides that the two are not one: they stay apart, whatever events say. `POST /api/identity/merge-suggestions/{id}/reject`; needs the grant customer_access:manage. */
      reject: (id: MethodInputs['identity.reject']['id'], options?: CallOptions) =>
        ask(
          'identity.reject',
          { method: 'POST', path: '/api/identity/merge-suggestions/{id}/reject', answer: 'suggestion' },
          { id },
          options
        ),
      /** Lists the merges that hold, the newest first. `GET /api/identity/merges`; needs the grant customer_access:manage. */
      merges: (input?: MethodInputs['identity.merges'], options?: CallOptions) =>
        pages('identity.merges', { method: 'GET', path: '/api/identity/merges' }, input, options),
      /** Says what merging two customers, or two people, by hand would do: who remains, and what moves there. `GET /api/identity/merge-preview`; needs the grant customer_access:manage. */
      previewMerge: (input: MethodInputs['identity.previewMerge'], options?: CallOptions) =>
        ask('identity.previewMerge', { method: 'GET', path: '/api/identity/merge-preview' }, input, options),
      /** Merges two customers, or two people, that somebody says are one: that holds whatever events say, until it is undone. `POST /api/identity/merges`; needs the grant customer_access:manage. */
      mergeByHand: (input: MethodInputs['identity.mergeByHand'], options?: CallOptions) =>
        ask('identity.mergeByHand', { method: 'POST', path: '/api/identity/merges', answer: 'suggestion' }, input, options),
      /** Undoes a merge, whoever made it: the duplicate is its own again, and stays apart from the survivor, whatever events say. `POST /api/identity/merges/{id}/undo`; needs the grant customer_access:manage. */
      undo: (id: MethodInputs['identity.undo']['id'], options?: CallOptions) =>
        ask('identity.undo', { method: 'POST', path: '/api/identity/merges/{id}/undo', answer: 'suggestion' }, { id }, options)
    },
    integrations: {
      /** Lists the providers, and how those that are connected are read. `GET /api/integrations`; needs the grant customer_intelligence:read. */
      list: (input?: MethodInputs['integrations.list'], options?: CallOptions) =>
        ask('integrations.list', { method: 'GET', path: '/api/integrations', answer: 'items' }, input, options),
      /** Lists what can be connected and how, with the fields that each provider needs. `GET /api/integrations/capabilities`; needs the grant customer_intelligence:read. */
      capabilities: (input?: MethodInputs['integrations.capabilities'], options?: CallOptions) =>
        ask('integrations.capabilities', { method: 'GET', path: '/api/integrations/capabilities', answer: 'providers' }, input, options),
      /** Connects a provider with credentials, or answers a link to the page on which a person does. `POST /api/integrations/connect`; needs the grant integrations:connect_own. */
      connect: (
        provider: MethodInputs['integrations.connect']['provider'],
        input?: Omit<MethodInputs['integrations.connect'], 'provider'>,
        options?: CallOptions
      ) => ask('integrations.connect', { method: 'POST', path: '/api/integrations/connect' }, { ...input, provider }, options),
      /** Ends a connection and deletes its credential; what was read stays. `POST /api/integrations/disconnect`; needs the grant integrations:connect_own. */
      disconnect: (provider: MethodInputs['integrations.disconnect']['provider'], options?: CallOptions) =>
        ask('integrations.disconnect', { method: 'POST', path: '/api/integrations/disconnect' }, { provider }, options),
      /** Tells how each stream of a provider is read, and what is wrong with it. `GET /api/integrations/sync-status`; needs the grant customer_intelligence:read. */
      status: (provider: MethodInputs['integrations.status']['provider'], options?: CallOptions) =>
        ask('integrations.status', { method: 'GET', path: '/api/integrations/sync-status' }, { provider }, options),
      /** Lists the runs of a provider that is connected, the newest first, with what came of each of its streams. `GET /api/integrations/runs`; needs the grant customer_intelligence:read. */
      runs: (
        provider: MethodInputs['integrations.runs']['provider'],
        input?: Omit<MethodInputs['integrations.runs'], 'provider'>,
        options?: CallOptions
      ) => ask('integrations.runs', { method: 'GET', path: '/api/integrations/runs', answer: 'items' }, { ...input, provider }, options),
      /** Has a provider read now. `POST /api/integrations/sync`; needs the grant integrations:connect_own. */
      sync: (provider: MethodInputs['integrations.sync']['provider'], options?: CallOptions) =>
        ask('integrations.sync', { method: 'POST', path: '/api/integrations/sync' }, { provider }, options),
      /** Gives a connection a webhook address of its own, and keeps the secret that the vendor signs with. The address is told once. `POST /api/integrations/webhook`; needs the grant integrations:connect_own. */
      webhook: (
        provider: MethodInputs['integrations.webhook']['provider'],
        input: Omit<MethodInputs['integrations.webhook'], 'provider'>,
        options?: CallOptions
      ) => ask('integrations.webhook', { method: 'POST', path: '/api/integrations/webhook' }, { ...input, provider }, options)
    },
    reading: {
      /** Reads the workspace's competitors, products, code names and patience. `GET /api/settings/reading`; needs the grant workspace_settings:read. */
      get: (options?: CallOptions) => ask('reading.get', { method: 'GET', path: '/api/settings/reading' }, undefined, options),
      /** Sets the workspace's competitors, products, code names and patience. A field that is left out keeps its value, and [] clears a list. Names count for sources that are read from now on: facts that were read before stay as they are. `PUT /api/settings/reading`; needs the grant workspace_settings:manage. */
      put: (input?: MethodInputs['reading.put'], options?: CallOptions) =>
        ask('reading.put', { method: 'PUT', path: '/api/settings/reading' }, input, options)
    },
    privacy: {
      /** Exports what is stored about a person or a customer, in pages: their own rows, and the rows whose texts name them. `POST /api/privacy/export`; needs the grants customer_intelligence:read and workspace_settings:manage. */
      export: (input?: MethodInputs['privacy.export'], options?: CallOptions) =>
        pages('privacy.export', { method: 'POST', path: '/api/privacy/export' }, input, options),
      /** Tells how many users, customers, events and sources an erasure would take. `POST /api/privacy/erasures/preview`; needs the grants customer_intelligence:read and workspace_settings:manage. */
      previewErasure: (input?: MethodInputs['privacy.previewErasure'], options?: CallOptions) =>
        ask('privacy.previewErasure', { method: 'POST', path: '/api/privacy/erasures/preview' }, input, options),
      /** Erases a person, or a customer with all of its people, from every table, and keeps them away. `POST /api/privacy/erasures`; needs the grants customer_intelligence:read and workspace_settings:manage. */
      erase: (input?: MethodInputs['privacy.erase'], options?: CallOptions) =>
        ask('privacy.erase', { method: 'POST', path: '/api/privacy/erasures' }, input, options),
      /** Tells how far an erasure is, and what it took. `GET /api/privacy/erasures/{id}`; needs the grant workspace_settings:manage. */
      getErasure: (id: MethodInputs['privacy.getErasure']['id'], options?: CallOptions) =>
        ask('privacy.getErasure', { method: 'GET', path: '/api/privacy/erasures/{id}' }, { id }, options),
      /** Lets somebody come back who was erased. What was erased stays erased. `POST /api/privacy/lift`; needs the grants customer_intelligence:read and workspace_settings:manage. */
      lift: (input?: MethodInputs['privacy.lift'], options?: CallOptions) =>
        ask('privacy.lift', { method: 'POST', path: '/api/privacy/lift' }, input, options)
    },
    retention: {
      /** Reads for how many days each kind of data is kept. `GET /api/privacy/retention`; needs the grant workspace_settings:read. */
      get: (options?: CallOptions) => ask('retention.get', { method: 'GET', path: '/api/privacy/retention' }, undefined, options),
      /** Sets for how many days events, conversations and runs are kept. A kind that is left out keeps its rule; null keeps it for good. From the next night on, what is older is removed for ever. `PUT /api/privacy/retention`; needs the grant workspace_settings:manage. */
      put: (input?: MethodInputs['retention.put'], options?: CallOptions) =>
        ask('retention.put', { method: 'PUT', path: '/api/privacy/retention' }, input, options),
      /** Tells what would be removed now by the workspace's rules with this change. Nothing is changed. `POST /api/privacy/retention/preview`; needs the grant workspace_settings:read. */
      preview: (input?: MethodInputs['retention.preview'], options?: CallOptions) =>
        ask('retention.preview', { method: 'POST', path: '/api/privacy/retention/preview' }, input, options),
      /** Starts to remove what is older than the workspace's rules keep, without waiting for the night. `POST /api/privacy/retention/run`; needs the grant workspace_settings:manage. */
      run: (options?: CallOptions) => ask('retention.run', { method: 'POST', path: '/api/privacy/retention/run' }, undefined, options),
      /** Lists the newest 100 runs that removed old data, the newest first, with how many rows of each kind went. `GET /api/privacy/retention/runs`; needs the grant workspace_settings:read. */
      runs: (options?: CallOptions) => ask('retention.runs', { method: 'GET', path: '/api/privacy/retention/runs' }, undefined, options)
    },
    audit: {
      /** Lists what was changed, the newest first, with the names of the members and API keys that did it. `GET /api/audit`; needs the grants customer_intelligence:read and workspace_settings:manage. */
      entries: (input?: MethodInputs['audit.entries'], options?: CallOptions) =>
        pages('audit.entries', { method: 'GET', path: '/api/audit' }, input, options),
      /** Lists the audit log as a chain, the oldest entry first: each entry with its hash and the hash of the one before it. `GET /api/audit/chain`; needs the grants customer_intelligence:read and workspace_settings:manage. */
      chain: (input?: MethodInputs['audit.chain'], options?: CallOptions) =>
        pages('audit.chain', { method: 'GET', path: '/api/audit/chain' }, input, options),
      /** Checks that no entry of the audit log was changed, removed, moved or added, and names the first that was. `POST /api/audit/verify`; needs the grants customer_intelligence:read and workspace_settings:manage. */
      verify: (input?: MethodInputs['audit.verify'], options?: CallOptions) =>
        ask('audit.verify', { method: 'POST', path: '/api/audit/verify' }, input, options)
    },
    transfer: {
      /** Exports all rows of the workspace, a page at a time, without keys and credentials. `POST /api/transfer/export`; needs the grants customer_intelligence:read and workspace_settings:manage. */
      export: (input?: MethodInputs['transfer.export'], options?: CallOptions) =>
        ask('transfer.export', { method: 'POST', path: '/api/transfer/export' }, input, options)
    },
    publicKeys: {
      /** Tells which pages may send events, with which public keys. `GET /api/settings/website-tracking`; needs the grant workspace_settings:read. */
      domains: (options?: CallOptions) =>
        ask('publicKeys.domains', { method: 'GET', path: '/api/settings/website-tracking', answer: 'domains' }, undefined, options),
      /** Replaces the domains whose pages may send events. `PATCH /api/settings/website-tracking`; needs the grant workspace_settings:manage. */
      setDomains: (domains: MethodInputs['publicKeys.setDomains']['domains'], options?: CallOptions) =>
        ask('publicKeys.setDomains', { method: 'PATCH', path: '/api/settings/website-tracking', answer: 'domains' }, { domains }, options),
      /** Lists the public keys, the oldest first, revoked ones included. `GET /api/settings/public-keys`; needs the grant workspace_settings:read. */
      list: (options?: CallOptions) =>
        ask('publicKeys.list', { method: 'GET', path: '/api/settings/public-keys', answer: 'items' }, undefined, options),
      /** Makes a public key, and adds its domains to the workspace's. Its events may change everything unless `trust` says otherwise; nothing without data:write. `POST /api/settings/public-keys`; needs the grant workspace_settings:manage. */
      create: (input?: MethodInputs['publicKeys.create'], options?: CallOptions) =>
        ask('publicKeys.create', { method: 'POST', path: '/api/settings/public-keys', once: true }, input, options),
      /** Changes what the events of a public key may change; what is left out stays. Letting them change more needs data:write. `PATCH /api/settings/public-keys/{publicKey}/trust`; needs the grant workspace_settings:manage. */
      setTrust: (
        publicKey: MethodInputs['publicKeys.setTrust']['publicKey'],
        input?: Omit<MethodInputs['publicKeys.setTrust'], 'publicKey'>,
        options?: CallOptions
      ) =>
        ask(
          'publicKeys.setTrust',
          { method: 'PATCH', path: '/api/settings/public-keys/{publicKey}/trust' },
          { ...input, publicKey },
          options
        ),
      /** Ends a public key at once; doing it again changes nothing. `DELETE /api/settings/public-keys/{publicKey}`; needs the grant workspace_settings:manage. */
      revoke: (publicKey: MethodInputs['publicKeys.revoke']['publicKey'], options?: CallOptions) =>
        ask('publicKeys.revoke', { method: 'DELETE', path: '/api/settings/public-keys/{publicKey}' }, { publicKey }, options)
    },
    team: {
      /** Lists the members who may sign in to the console, by name, with their roles. `GET /api/team`; needs the grant workspace_members:read. */
      list: (options?: CallOptions) => ask('team.list', { method: 'GET', path: '/api/team', answer: 'items' }, undefined, options),
      /** Lists invitations and sign-in links that nobody has used, the newest first, without their secrets. `GET /api/team/links`; needs the grant workspace_members:read. */
      links: (options?: CallOptions) => ask('team.links', { method: 'GET', path: '/api/team/links', answer: 'items' }, undefined, options),
      /** Makes a link by which a person joins the console, once. Nobody can give a role with more grants than their own; only an owner makes owners. `POST /api/team/invitations`; needs the grant workspace_settings:manage. */
      invite: (input: MethodInputs['team.invite'], options?: CallOptions) =>
        ask('team.invite', { method: 'POST', path: '/api/team/invitations', once: true }, input, options),
      /** Makes a link by which a member signs in again, once, within a day. `POST /api/team/members/{id}/link`; needs the grant workspace_settings:manage. */
      signInLink: (id: MethodInputs['team.signInLink']['id'], options?: CallOptions) =>
        ask('team.signInLink', { method: 'POST', path: '/api/team/members/{id}/link', once: true }, { id }, options),
      /** Withdraws an invitation or a sign-in link, which then opens nothing. `DELETE /api/team/links/{id}`; needs the grant workspace_settings:manage. */
      withdraw: (id: MethodInputs['team.withdraw']['id'], options?: CallOptions) =>
        ask('team.withdraw', { method: 'DELETE', path: '/api/team/links/{id}' }, { id }, options),
      /** Gives a member another role in the console, or takes it. It holds from the next request on, in every process. `PUT /api/team/members/{id}/role`; needs the grant workspace_settings:manage. */
      setRole: (id: MethodInputs['team.setRole']['id'], input: Omit<MethodInputs['team.setRole'], 'id'>, options?: CallOptions) =>
        ask('team.setRole', { method: 'PUT', path: '/api/team/members/{id}/role' }, { ...input, id }, options),
      /** Lists the browsers in which members are signed in, the last used first. `GET /api/team/sessions`; needs the grant workspace_settings:manage. */
      sessions: (options?: CallOptions) =>
        ask('team.sessions', { method: 'GET', path: '/api/team/sessions', answer: 'items' }, undefined, options),
      /** Ends a session at once, in every process. Only an owner ends an owner's. `DELETE /api/team/sessions/{id}`; needs the grant workspace_settings:manage. */
      endSession: (id: MethodInputs['team.endSession']['id'], options?: CallOptions) =>
        ask('team.endSession', { method: 'DELETE', path: '/api/team/sessions/{id}' }, { id }, options)
    },
    apiKeys: {
      /** Lists the API keys, the oldest first, revoked ones included. `GET /api/settings/api-keys`; needs the grant workspace_settings:read. */
      list: (options?: CallOptions) =>
        ask('apiKeys.list', { method: 'GET', path: '/api/settings/api-keys', answer: 'items' }, undefined, options),
      /** Finds API keys by their first 11 characters, such as a key that has leaked. `GET /api/settings/api-keys/find`; needs the grant workspace_settings:read. */
      find: (prefix: MethodInputs['apiKeys.find']['prefix'], options?: CallOptions) =>
        ask('apiKeys.find', { method: 'GET', path: '/api/settings/api-keys/find', answer: 'items' }, { prefix }, options),
      /** Makes an API key with no more grants than the asking key has, and no later end. `POST /api/settings/api-keys`; needs the grant workspace_settings:manage. */
      create: (input: MethodInputs['apiKeys.create'], options?: CallOptions) =>
        ask('apiKeys.create', { method: 'POST', path: '/api/settings/api-keys', once: true }, input, options),
      /** Changes the name of an API key, or when it ends. `PATCH /api/settings/api-keys/{id}`; needs the grant workspace_settings:manage. */
      update: (id: MethodInputs['apiKeys.update']['id'], input?: Omit<MethodInputs['apiKeys.update'], 'id'>, options?: CallOptions) =>
        ask('apiKeys.update', { method: 'PATCH', path: '/api/settings/api-keys/{id}', answer: 'apiKey' }, { ...input, id }, options),
      /** Makes a key that replaces this one, which works for a day longer or as long as you say. `POST /api/settings/api-keys/{id}/rotate`; needs the grant workspace_settings:manage. */
      rotate: (id: MethodInputs['apiKeys.rotate']['id'], input?: Omit<MethodInputs['apiKeys.rotate'], 'id'>, options?: CallOptions) =>
        ask('apiKeys.rotate', { method: 'POST', path: '/api/settings/api-keys/{id}/rotate', once: true }, { ...input, id }, options),
      /** Ends an API key at once; doing it again changes nothing. `DELETE /api/settings/api-keys/{id}`; needs the grant workspace_settings:manage. */
      revoke: (id: MethodInputs['apiKeys.revoke']['id'], options?: CallOptions) =>
        ask('apiKeys.revoke', { method: 'DELETE', path: '/api/settings/api-keys/{id}', answer: 'apiKey' }, { id }, options)
    },
    identityVerification: {
      /** Tells whether pages have to prove whom they identify. `GET /api/settings/identity-verification`; needs the grant workspace_settings:read. */
      status: (options?: CallOptions) =>
        ask('identityVerification.status', { method: 'GET', path: '/api/settings/identity-verification' }, undefined, options),
      /** Asks pages for the proof from now on; let them send it first. `POST /api/settings/identity-verification/enable`; needs the grant workspace_settings:manage. */
      enable: (options?: CallOptions) =>
        ask('identityVerification.enable', { method: 'POST', path: '/api/settings/identity-verification/enable' }, undefined, options),
      /** Asks pages for the proof no more. The secret stays. `POST /api/settings/identity-verification/disable`; needs the grant workspace_settings:manage. */
      disable: (options?: CallOptions) =>
        ask('identityVerification.disable', { method: 'POST', path: '/api/settings/identity-verification/disable' }, undefined, options),
      /** Tells what `userHash` makes the proofs with; it is made when it is first asked for. `GET /api/settings/identity-verification/secret`; needs the grant workspace_settings:manage. */
      secret: (options?: CallOptions) =>
        ask(
          'identityVerification.secret',
          { method: 'GET', path: '/api/settings/identity-verification/secret', answer: 'secret' },
          undefined,
          options
        ),
      /** Makes another secret; proofs with the present one hold beside it for a while. `POST /api/settings/identity-verification/rotate`; needs the grant workspace_settings:manage. */
      rotate: (input?: MethodInputs['identityVerification.rotate'], options?: CallOptions) =>
        ask(
          'identityVerification.rotate',
          { method: 'POST', path: '/api/settings/identity-verification/rotate', answer: 'secret', once: true },
          input,
          options
        )
    },
    jobs: {
      /** Tells how the workspace's work in the background stands: by lane, and what was given up with which error. `GET /api/jobs`; needs the grant workspace_settings:read. */
      list: (options?: CallOptions) => ask('jobs.list', { method: 'GET', path: '/api/jobs' }, undefined, options),
      /** Tries the workspace's jobs again that were given up: all of them, or those of one kind. Their work is not lost. `POST /api/jobs/retry`; needs the grant workspace_settings:manage. */
      retry: (input?: MethodInputs['jobs.retry'], options?: CallOptions) =>
        ask('jobs.retry', { method: 'POST', path: '/api/jobs/retry', answer: 'retried' }, input, options)
    },
    hooks: {
      /** Lists what hooks could not be told: deliveries that failed 20 times and were passed over, the oldest first, at most 100. `GET /api/hooks/dead-letters`; needs the grants customer_intelligence:read and workspace_settings:read. */
      deadLetters: (options?: CallOptions) =>
        ask('hooks.deadLetters', { method: 'GET', path: '/api/hooks/dead-letters', answer: 'items' }, undefined, options),
      /** Makes deliveries due again that hooks could not be told: all of them, those of one hook, or one. `POST /api/hooks/dead-letters/retry`; needs the grant workspace_settings:manage. */
      retry: (input?: MethodInputs['hooks.retry'], options?: CallOptions) =>
        ask('hooks.retry', { method: 'POST', path: '/api/hooks/dead-letters/retry', answer: 'retried' }, input, options)
    },
    deliveries: {
      /** Lists messages that did not arrive at their destination, the newest first, at most 100. `GET /api/deliveries/failed`; needs the grant destinations:manage. */
      failed: (options?: CallOptions) =>
        ask('deliveries.failed', { method: 'GET', path: '/api/deliveries/failed', answer: 'items' }, undefined, options),
      /** Sends a message again that did not arrive. One of which nobody can tell whether it arrived is never sent twice. `POST /api/deliveries/{id}/retry`; needs the grant destinations:manage. */
      retry: (id: MethodInputs['deliveries.retry']['id'], options?: CallOptions) =>
        ask('deliveries.retry', { method: 'POST', path: '/api/deliveries/{id}/retry' }, { id }, options)
    }
  }
}

/** The methods of the routes, grouped by noun. */
export type ResourceMethods = ReturnType<typeof createResourceMethods>
