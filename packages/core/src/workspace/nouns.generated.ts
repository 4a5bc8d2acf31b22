// Made by scripts/generate.ts from the definitions of operations: change those, then run `npm run generate`.

import type { Access, AccessRole, NamedCustomer } from '../access/index.js'
import type { Backfill } from '../activation/index.js'
import type { AuditPage } from '../audit/index.js'
import type { Grant, NewApiKey, NewPublicKey } from '../auth/index.js'
import type { ErasureRecord } from '../context/index.js'
import type { ConfirmOptions, DismissOptions, Fact, FactStatus, StatusOptions } from '../facts/index.js'
import type { ErasureRecords, Reapplied } from '../privacy/index.js'
import type {
  AdoptersQuery,
  AdoptionQuery,
  Agent,
  AgentChange,
  AgentPage,
  AgentQuery,
  AgentRunPage,
  AgentRunQuery,
  ApiKey,
  ArrivedEvent,
  AttentionName,
  AttentionWorkPage,
  AttentionWorkQuery,
  AuditLine,
  AuditQuery,
  Automation,
  AutomationChange,
  AutomationPage,
  AutomationQuery,
  AutomationRunPage,
  AutomationRunQuery,
  BuiltInChange,
  ChampionPage,
  ChampionQuery,
  ChangedRole,
  CheckedQuery,
  ClearedOwner,
  ConnectAnswer,
  ContractInput,
  CustomerHealth,
  CustomerInput,
  CustomerName,
  CustomerQuery,
  CustomerRecord,
  CustomersChange,
  CustomersChanged,
  Dashboard,
  DashboardChange,
  Delivery,
  DigestChange,
  DigestPreview,
  DryRun,
  Endpoint,
  EndpointChange,
  EndpointDelivery,
  EndpointDeliveryPage,
  EndpointDeliveryQuery,
  FactChange,
  FactInput,
  FactPattern,
  FeatureAdopters,
  FeatureAdoption,
  HandMerge,
  HealthModel,
  HostAttention,
  IntegrationCapability,
  IntegrationItem,
  IntegrationRun,
  IntegrationSyncs,
  InvitationInput,
  ItemWords,
  ListedCustomerPage,
  ListedPersonPage,
  MailAddress,
  MemberInput,
  MergePage,
  MergePreview,
  MergeQuery,
  NamedAuditPage,
  NewAgent,
  NewAutomation,
  NewDashboard,
  NewEndpoint,
  NewNote,
  NewQuery,
  NewSegment,
  NewSignal,
  NewTask,
  NewTeamLink,
  NewTile,
  NewView,
  Note,
  NoteChange,
  NotePage,
  NoteQuery,
  OccurrencePage,
  OccurrenceQuery,
  OwnDigest,
  Pagination,
  PatternChoice,
  PendingReattribution,
  PeopleQuery,
  PersonRecord,
  PersonTimeline,
  ProviderName,
  PublicKey,
  PutResult,
  QueryAnswer,
  QueryChange,
  QueryRun,
  QueryTrial,
  QueryVersion,
  Raised,
  ReadingSettings,
  ReadingSettingsChange,
  RemovedMember,
  ResourcePages,
  ResourceQueries,
  Rotation,
  SavedAutomation,
  SavedQuery,
  SavedSignal,
  SavedView,
  SearchAnswer,
  SearchInput,
  Segment,
  SegmentChange,
  SegmentMembershipChange,
  Signal,
  SignalChange,
  SignalOptions,
  SignalPage,
  SignalPreview,
  SignalPreviewInput,
  SignalQuery,
  SourceInput,
  StatementPage,
  SubscriptionInput,
  Suggestion,
  SuggestionPage,
  SuggestionQuery,
  Task,
  TaskChange,
  TaskPage,
  TaskQuery,
  TeamLink,
  TeamMember,
  TeamSession,
  Term,
  TrustChange,
  UnansweredProblems,
  UserInput,
  UserName,
  UserRecord,
  VerificationStatus,
  ViewChange,
  WholeAgentRun,
  WholeAutomationRun,
  Worked
} from '../public-types/index.js'
import type { AcceptedPut, ActorOptions, HostTransactionOptions } from '../runtime/index.js'
import type { TransferredRows } from '../transfer/index.js'

/** The workspace's own people, who look after customers. */
export interface WorkspaceMembers {
  /**
   * Creates or updates members, found by id, else by email. A field that is left out keeps its
   * value, and null clears it. Throws INVALID_TOOL_INPUT naming the index and the field, and
   * CONFLICT when an email belongs to another member.
   *
   * @example
   * await workspace.members.put([
   *   { id: 'm_1', email: 'eve@example.com', name: 'Eve Stone', role: 'Account executive' }
   * ])
   */
  put(items: readonly MemberInput[]): Promise<PutResult[]>
  /**
   * The same in a transaction of the host's own: it is written when the host commits, and never
   * when the host rolls back. Ids come later.
   */
  put(items: readonly MemberInput[], options: HostTransactionOptions): Promise<AcceptedPut>
  /**
   * Members by name. Throws INVALID_TOOL_INPUT for a wrong query.
   *
   * @example
   * await workspace.members.list({ role: 'Account executive' })
   */
  list(query?: ResourceQueries['members']): Promise<ResourcePages['members']>
  /**
   * Records that the member `actor` looks at the customers, and returns when the previous visit
   * ended. Changes since then are new to the member. A visit ends after half an hour without a
   * look.
   *
   * @example
   * const { since } = await workspace.members.visit({ actor: 'm_1' })
   */
  visit(options?: ActorOptions): Promise<{
    /** The member who looks; null if the caller is not a member. */
    memberId: string | null
    /** Date-time. */
    since: string | null
  }>
  /**
   * Removes a member: their access to customers ends, and the customers that they owned have no
   * owner. What they did stays in the audit log. Throws NOT_FOUND when there is no such member,
   * CONFLICT for the last owner of the workspace.
   *
   * @example
   * const { releasedCustomerCount } = await workspace.members.remove('m_1', { actor: memberId })
   */
  remove(id: string, options?: ActorOptions): Promise<RemovedMember>
}

/** The companies that use your product, or might. */
export interface WorkspaceCustomers {
  /**
   * Creates or updates customers by your own customerId. Fields that are left out stay as they are.
   * Throws INVALID_TOOL_INPUT naming the index and the field.
   *
   * @example
   * await workspace.customers.put([
   *   {
   *     customerId: 'acme',
   *     name: 'Acme Inc',
   *     domain: 'acme.com',
   *     traits: { industry: 'Logistics' }
   *   }
   * ])
   */
  put(items: readonly CustomerInput[]): Promise<PutResult[]>
  /**
   * The same in a transaction of the host's own: it is written when the host commits, and never
   * when the host rolls back. Ids come later.
   */
  put(items: readonly CustomerInput[], options: HostTransactionOptions): Promise<AcceptedPut>
  /**
   * Customers with your own ids, most recently active first. Throws INVALID_TOOL_INPUT for a wrong
   * query.
   *
   * @example
   * await workspace.customers.list({ billingStatus: 'PAYING', limit: 20 })
   */
  list(query?: ResourceQueries['customers']): Promise<ResourcePages['customers']>
  /**
   * One customer, by your customerId, a domain, or Rapport's id. The id of a merged customer works,
   * too. Throws NOT_FOUND.
   *
   * @example
   * const { externalId, currentMrr, traits } = await workspace.customers.get({
   *   customerId: 'acme'
   * })
   */
  get(name: CustomerName): Promise<CustomerRecord>
  /**
   * The health of a customer: a score from 0 to 100 at the start of the workspace's day, its parts
   * with a sentence each, and the days before. The score is null before 14 days of history.
   * docs/health.md has the formula. Throws NOT_FOUND.
   *
   * @example
   * const { score, parts } = await workspace.customers.health({ customerId: 'acme' })
   */
  health(name: CustomerName): Promise<CustomerHealth>
  /**
   * The state of a customer: leaving, at_risk, stuck, growing, calm or unknown, with the reasons
   * for it and against it, their quotes and numbers, what changed, and what is not known.
   * docs/assessment.md explains it. Throws NOT_FOUND.
   *
   * @example
   * const { state, headline, reasons } = await workspace.customers.assessment({
   *   customerId: 'acme'
   * })
   */
  assessment(name: CustomerName): Promise<{
    customerId: string
    state: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown'
    /** How sure the state is. 0 to 1. */
    certainty: number
    /** Since when the customer has been in this state; null until the state is first recorded, some seconds after it began. */
    since: string | null
    /** The state and its strongest reason, in a sentence or two. */
    headline: string
    /** The strongest first. */
    reasons: {
      /** Whether the reason supports the state, or speaks against it. */
      direction: 'for' | 'against'
      subject:
        | 'notice'
        | 'leaving'
        | 'competitor'
        | 'champion'
        | 'departure'
        | 'disengagement'
        | 'sentiment'
        | 'problem'
        | 'budget'
        | 'usage'
        | 'silence'
        | 'people'
        | 'payment'
        | 'revenue'
        | 'term'
        | 'growth'
        | 'commitment'
      /** The reason in a sentence. */
      text: string
      /** How much it counts today, 0 to 100. At least 0. */
      points: number
      /** How likely it is that what it says is so. 0 to 1. */
      probability: number
      /** The customer's own words; null for a number. */
      quote: string | null
      number: {
        value: number
        comparedWith: number | null
        unit: string
      } | null
      /** When it was said or measured. */
      observedAt: string | null
      factId: string | null
      /** The source of the quote, with the ids that it was put with. */
      source: {
        type: string
        id: string
      } | null
    }[]
    /** The last 20 changes of the state, newest first. */
    changes: {
      /** Date-time. */
      at: string
      from: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown' | null
      to: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown'
      headline: string
    }[]
    /** What is missing and would matter, in sentences. */
    missing: string[]
  }>
  /**
   * The state and headline of each customer. The customer whose state changed last comes first.
   * Throws INVALID_TOOL_INPUT.
   *
   * @example
   * const { items } = await workspace.customers.assessments({ states: 'leaving,at_risk' })
   */
  assessments(query?: {
    /** Only customers in these states, separated by commas: leaving, at_risk, stuck, growing, calm, unknown. 1 to 100 characters. */
    states?: string
    /** Only these customers, by Rapport's ids, separated by commas. At most 100. 1 to 3700 characters. */
    ids?: string
    /** 50 by default. 1 to 200. */
    limit?: number
    /** The `nextCursor` of the previous page. */
    cursor?: string
  }): Promise<{
    items: {
      customerId: string
      /** The name to show for the customer. */
      name: string
      state: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown'
      /** How sure the state is. 0 to 1. */
      certainty: number
      /** The state and its strongest reason, in a sentence or two. */
      headline: string
      /** Since when the customer has been in this state; null if it has just begun. */
      since: string | null
    }[]
    pagination: Pagination
  }>
  /**
   * A summary for the start of the day: how many customers may leave and what they pay, the seven
   * with the most at stake, each with a reason, a quote, its renewal and a next action, and what
   * changed since a time. docs/briefing.md explains it. Throws INVALID_TOOL_INPUT.
   *
   * @example
   * const { mayLeave, accounts, changes } = await workspace.customers.briefing({})
   */
  briefing(query?: {
    /** Shows changes since this time; 7 days ago by default, 90 days ago at most. Date-time. */
    since?: string
  }): Promise<{
    /** Date-time. */
    at: string
    mayLeave: {
      /** How many customers are leaving or at risk, and have not left yet. At least 0. */
      customers: number
      /** How many of them said so, or have it in their contract. At least 0. */
      leaving: number
      /** Whether there are more than the 1,000 that are looked at. */
      isMore: boolean
      /** What they pay in a year, in the workspace's currency where there is a rate, else by currency. */
      worth: {
        currency: string
        /** The amount in a year, in minor units of the currency. Whole number. */
        yearlyCents: number
        /** How many customers pay it. At least 1. */
        customers: number
      }[]
      /** How many of them have no known payment. At least 0. */
      unknownWorth: number
    }
    /** At most seven of them, those with the most at stake first. */
    accounts: {
      customerId: string
      /** The name to show for the customer. */
      name: string
      /** The state of the assessment. */
      state: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown'
      /** Whether the assessment says that the customer has left already. */
      hasLeft: boolean
      /** How sure the state is. 0 to 1. */
      certainty: number
      /** Date-time. */
      since: string | null
      /** The state and its strongest reason, in a sentence or two. */
      headline: string
      reason: {
        subject:
          | 'notice'
          | 'leaving'
          | 'competitor'
          | 'champion'
          | 'departure'
          | 'disengagement'
          | 'sentiment'
          | 'problem'
          | 'budget'
          | 'usage'
          | 'silence'
          | 'people'
          | 'payment'
          | 'revenue'
          | 'term'
          | 'growth'
          | 'commitment'
        /** The reason that decides the state, in a sentence. */
        text: string
        /** Date-time. */
        observedAt: string | null
      } | null
      quote: {
        /** The customer's own words, from the strongest reason that has a quote. */
        text: string
        /** The colleague who reports it; null where the customer says it. */
        reporter: string | null
        /** Date-time. */
        saidAt: string | null
        source: {
          type: string
          id: string
        } | null
      } | null
      /** What the customer pays in a year, in minor units: by its subscriptions, else by its term. Whole number. */
      yearlyCents: number | null
      /** The currency, such as USD. */
      currency: string | null
      health: {
        /** 0 to 100. */
        score: number
        /** high from 75 points, medium from 50 points, else low. If the state says the opposite, the band follows the state. */
        band: 'low' | 'medium' | 'high'
        change: {
          /** By how many points the score moved. Whole number. */
          points: number
          /** Over how many days the score moved: 30, or fewer if fewer days are known. At least 1. */
          days: number
        } | null
        /** The sentence of the part that costs the most points. */
        reason: string | null
      } | null
      renewal: {
        /** The last day of the term, in UTC. Date. */
        endsOn: string
        /** The last day on which notice may be given. Date. */
        noticeOn: string | null
        autoRenews: boolean
        /** Whether it is known that the term will not be renewed. */
        isEnding: boolean
        /** What the term is worth in a year, in minor units. Whole number. */
        yearlyCents: number | null
        /** The currency, such as USD. */
        currency: string | null
      } | null
      owner: {
        id: string
        name: string
        email: string
      } | null
      next: {
        /** What to do next, chosen by the reason that decides the state. */
        action:
          | 'win_back'
          | 'ask_why'
          | 'answer_competitor'
          | 'find_contact'
          | 'solve_ticket'
          | 'talk_price'
          | 'revive_use'
          | 'settle_payment'
          | 'prepare_renewal'
          | 'offer_more'
          | 'ask_for_outcome'
          | 'none'
        /** Until when: the last day of notice, else that of the term; null where neither comes within 120 days, or the action has no such day. Date. */
        by: string | null
      }
    }[]
    /** Date-time. */
    since: string
    changes: {
      /** Customers whose state has changed, last change first. At most 20. */
      states: {
        customerId: string
        /** The name to show for the customer. */
        name: string
        /** Date-time. */
        at: string
        from: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown' | null
        /** The current state. */
        to: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown'
        hasLeft: boolean
        /** The current state and its strongest reason, in a sentence or two. */
        headline: string
      }[]
      /** How many more there are, among the last 500 changes. At least 0. */
      moreStates: number
      /** Terms whose end became known, latest first. At most 20. */
      outcomes: {
        customerId: string
        /** The name to show for the customer. */
        name: string
        /** Date-time. */
        at: string
        outcome: 'renewed' | 'expanded' | 'contracted' | 'churned'
        reason: string | null
        /** What the term that ended was worth. Whole number. */
        amountCents: number | null
        currency: string | null
      }[]
      newCustomers: {
        /** How many customers were seen for the first time, 1,000 at most. At least 0. */
        count: number
        /** The last five of them. */
        first: {
          customerId: string
          /** The name to show for the customer. */
          name: string
          /** Date-time. */
          at: string
        }[]
      }
    }
  }>
  /**
   * A summary of each customer for a row of a list: the assessment with its reason and quote,
   * health with its trend, worth, renewal, owner and next action. In the order of the ids; unknown
   * customers are left out. Throws INVALID_TOOL_INPUT.
   *
   * @example
   * const { items } = await workspace.customers.standings(ids)
   */
  standings(ids: readonly string[]): Promise<{
    items: {
      customerId: string
      /** The name to show for the customer. */
      name: string
      /** The state of the assessment. */
      state: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown'
      /** Whether the assessment says that the customer has left already. */
      hasLeft: boolean
      /** How sure the state is. 0 to 1. */
      certainty: number
      /** Date-time. */
      since: string | null
      /** The state and its strongest reason, in a sentence or two. */
      headline: string
      reason: {
        subject:
          | 'notice'
          | 'leaving'
          | 'competitor'
          | 'champion'
          | 'departure'
          | 'disengagement'
          | 'sentiment'
          | 'problem'
          | 'budget'
          | 'usage'
          | 'silence'
          | 'people'
          | 'payment'
          | 'revenue'
          | 'term'
          | 'growth'
          | 'commitment'
        /** The reason that decides the state, in a sentence. */
        text: string
        /** Date-time. */
        observedAt: string | null
      } | null
      quote: {
        /** The customer's own words, from the strongest reason that has a quote. */
        text: string
        /** The colleague who reports it; null where the customer says it. */
        reporter: string | null
        /** Date-time. */
        saidAt: string | null
        source: {
          type: string
          id: string
        } | null
      } | null
      /** What the customer pays in a year, in minor units: by its subscriptions, else by its term. Whole number. */
      yearlyCents: number | null
      /** The currency, such as USD. */
      currency: string | null
      health: {
        /** 0 to 100. */
        score: number
        /** high from 75 points, medium from 50 points, else low. If the state says the opposite, the band follows the state. */
        band: 'low' | 'medium' | 'high'
        change: {
          /** By how many points the score moved. Whole number. */
          points: number
          /** Over how many days the score moved: 30, or fewer if fewer days are known. At least 1. */
          days: number
        } | null
        /** The sentence of the part that costs the most points. */
        reason: string | null
      } | null
      renewal: {
        /** The last day of the term, in UTC. Date. */
        endsOn: string
        /** The last day on which notice may be given. Date. */
        noticeOn: string | null
        autoRenews: boolean
        /** Whether it is known that the term will not be renewed. */
        isEnding: boolean
        /** What the term is worth in a year, in minor units. Whole number. */
        yearlyCents: number | null
        /** The currency, such as USD. */
        currency: string | null
      } | null
      owner: {
        id: string
        name: string
        email: string
      } | null
      next: {
        /** What to do next, chosen by the reason that decides the state. */
        action:
          | 'win_back'
          | 'ask_why'
          | 'answer_competitor'
          | 'find_contact'
          | 'solve_ticket'
          | 'talk_price'
          | 'revive_use'
          | 'settle_payment'
          | 'prepare_renewal'
          | 'offer_more'
          | 'ask_for_outcome'
          | 'none'
        /** Until when: the last day of notice, else that of the term; null where neither comes within 120 days, or the action has no such day. Date. */
        by: string | null
      }
    }[]
  }>
  /**
   * The customer's tickets that have been open for longer than `patienceDays` (by default the value
   * of `workspace.reading.get()`, which is 3 unless somebody changed it): problems without an
   * answer. The customer is named by Rapport's id, your customerId or the domain. A ticket is
   * closed when its record says `isClosed: true`, or a `status` such as "closed" or "solved".
   * Throws INVALID_TOOL_INPUT for a wrong query, and NOT_FOUND.
   *
   * @example
   * const { count, items } = await workspace.customers.unansweredProblems('acme', {
   *   patienceDays: 5
   * })
   */
  unansweredProblems(
    id: string,
    query?: {
      /** How many days a ticket may stay open; by default the workspace's patienceDays (GET /api/settings/reading). 0 to 365. */
      patienceDays?: number
    }
  ): Promise<UnansweredProblems>
  /**
   * Removes the owner that a person set. The owner is then the one that a connected CRM names, or
   * none. Throws NOT_FOUND.
   *
   * @example
   * const { ownerId } = await workspace.customers.clearOwner(id, { actor: 'm_1' })
   */
  clearOwner(id: string, options?: ActorOptions): Promise<ClearedOwner>
}

/** The people who use your product. */
export interface WorkspaceUsers {
  /**
   * Creates or updates users by userId, email or both. Fields that are left out stay as they are.
   * Throws INVALID_TOOL_INPUT naming the index and the field.
   *
   * @example
   * await workspace.users.put([
   *   { userId: 'u_1', email: 'ann@acme.com', name: 'Ann Lee', customer: { customerId: 'acme' } }
   * ])
   */
  put(items: readonly UserInput[]): Promise<PutResult[]>
  /**
   * The same in a transaction of the host's own: it is written when the host commits, and never
   * when the host rolls back. Ids come later.
   */
  put(items: readonly UserInput[], options: HostTransactionOptions): Promise<AcceptedPut>
  /**
   * Users with your own ids, most recently active first. Throws INVALID_TOOL_INPUT for a wrong
   * query.
   *
   * @example
   * await workspace.users.list({ customerId: 'acme', limit: 20 })
   */
  list(query?: ResourceQueries['users']): Promise<ResourcePages['users']>
  /**
   * One user, by your userId, an email, or Rapport's id. The id of a merged user works, too. Throws
   * NOT_FOUND.
   *
   * @example
   * const { email, journeyStage } = await workspace.users.get({ userId: 'u1' })
   */
  get(name: UserName): Promise<UserRecord>
}

/** Emails, calls, tickets and records. */
export interface WorkspaceSources {
  /**
   * Stores emails, calls, tickets and records with their text, each as a whole by its type and
   * externalId: a put replaces the earlier one, and a repeated put changes nothing. Searches find
   * them as soon as this resolves. Throws INVALID_TOOL_INPUT naming the index and the field.
   *
   * @example
   * await workspace.sources.put([
   *   {
   *     sourceType: 'EMAIL',
   *     externalId: 'msg_1',
   *     occurredAt: '2026-01-31T09:30:00Z',
   *     title: 'Renewal',
   *     participants: [{ email: 'ann@acme.com', name: 'Ann', role: 'from' }],
   *     segments: [{ text: 'We want to renew for two years.' }]
   *   }
   * ])
   */
  put(items: readonly SourceInput[]): Promise<PutResult[]>
  /**
   * The same in a transaction of the host's own: it is written when the host commits, and never
   * when the host rolls back. Ids come later.
   */
  put(items: readonly SourceInput[], options: HostTransactionOptions): Promise<AcceptedPut>
  /**
   * Sources without their text, newest first. Throws INVALID_TOOL_INPUT for a wrong query, and
   * NOT_FOUND for an unknown customer.
   *
   * @example
   * await workspace.sources.list({ sourceType: 'EMAIL', customer: 'acme.com' })
   */
  list(query?: ResourceQueries['sources']): Promise<ResourcePages['sources']>
}

/** What is known of customers, with its evidence. */
export interface WorkspaceFacts {
  /**
   * Stores facts about customers, each as a whole by its externalId, with exact quotes of sources
   * as evidence: a put replaces the earlier one, and a repeated put changes nothing. Throws
   * INVALID_TOOL_INPUT naming the index and the field.
   *
   * @example
   * await workspace.facts.put([
   *   {
   *     externalId: 'f_1',
   *     customer: { customerId: 'acme' },
   *     factType: 'EXPANSION',
   *     assertion: 'Acme wants ten more seats.'
   *   }
   * ])
   */
  put(items: readonly FactInput[]): Promise<PutResult[]>
  /**
   * The same in a transaction of the host's own: it is written when the host commits, and never
   * when the host rolls back. Ids come later.
   */
  put(items: readonly FactInput[], options: HostTransactionOptions): Promise<AcceptedPut>
  /**
   * A customer's facts, latest first. Throws INVALID_TOOL_INPUT for a wrong query, and NOT_FOUND
   * for an unknown customer.
   *
   * @example
   * await workspace.facts.list({ customer: 'acme', status: 'ACTIVE' })
   */
  list(query: ResourceQueries['facts']): Promise<ResourcePages['facts']>
  /**
   * Shows who set which status of a fact, and when, newest first. Throws NOT_FOUND when there is no
   * such fact.
   *
   * @example
   * await workspace.facts.history('f_1')
   */
  history(id: string): Promise<FactChange[]>
  /**
   * Sets a fact's status, by its id or externalId. With SNOOZED, `until` sets when it becomes
   * ACTIVE again. Throws NOT_FOUND when there is no such fact.
   *
   * @example
   * await workspace.facts.setStatus(id, 'SNOOZED', {
   *   until: '2026-06-01T00:00:00Z',
   *   actor: memberId
   * })
   */
  setStatus(id: string, status: FactStatus, options?: StatusOptions): Promise<Fact>
  /**
   * Says that a fact is right, by its id or externalId. It becomes ACTIVE, and later findings of
   * its type and kind start with more confidence. Repeating it changes nothing. Throws NOT_FOUND
   * when there is no such fact.
   *
   * @example
   * await workspace.facts.confirm(id, { actor: memberId })
   */
  confirm(id: string, options?: ConfirmOptions): Promise<Fact>
  /**
   * Says that a fact is wrong. It becomes RESOLVED, and the same words or key do not reopen it for
   * this customer. Its history shows who dismissed it, and why. Later findings of its type and kind
   * start with less confidence. Setting another status undoes the dismissal. Throws NOT_FOUND when
   * there is no such fact.
   *
   * @example
   * await workspace.facts.dismiss(id, {
   *   actor: memberId,
   *   reason: 'They cancelled a meeting, not the contract.'
   * })
   */
  dismiss(id: string, options?: DismissOptions): Promise<Fact>
  /** What confirmations and dismissals have taught about each type and kind of facts. */
  readonly patterns: WorkspaceFactsPatterns
}

/** What customers pay for. */
export interface WorkspaceSubscriptions {
  /**
   * Stores subscriptions, each as a whole by its externalId: a put replaces the earlier one. MRR,
   * plan and billing status of the customer follow from them. Throws INVALID_TOOL_INPUT naming the
   * index and the field.
   *
   * @example
   * await workspace.subscriptions.put([
   *   {
   *     externalId: 'sub_1',
   *     customer: { customerId: 'acme' },
   *     status: 'active',
   *     currency: 'usd',
   *     plan: 'Team',
   *     startedAt: '2026-01-31T09:30:00Z',
   *     items: [{ amountCents: 4900, quantity: 3, interval: 'month' }]
   *   }
   * ])
   */
  put(items: readonly SubscriptionInput[]): Promise<PutResult[]>
  /**
   * The same in a transaction of the host's own: it is written when the host commits, and never
   * when the host rolls back. Ids come later.
   */
  put(items: readonly SubscriptionInput[], options: HostTransactionOptions): Promise<AcceptedPut>
  /**
   * Subscriptions as they were put, newest start first. Throws INVALID_TOOL_INPUT for a wrong
   * query.
   *
   * @example
   * await workspace.subscriptions.list({ customer: 'acme' })
   */
  list(query?: ResourceQueries['subscriptions']): Promise<ResourcePages['subscriptions']>
}

/** The terms of customers: when they start and end, what they are worth, and how they ended. */
export interface WorkspaceContracts {
  /**
   * Stores contracts, each as a whole by its externalId: a put replaces the earlier one. How the
   * terms of the customer ended follows from them; an outcome that a person has set stays. Throws
   * INVALID_TOOL_INPUT naming the index and the field.
   *
   * @example
   * await workspace.contracts.put([
   *   {
   *     externalId: 'c_2026',
   *     customer: { customerId: 'acme' },
   *     startsOn: '2026-01-01',
   *     endsOn: '2026-12-31',
   *     noticeOn: '2026-09-30',
   *     amountCents: 1200000,
   *     currency: 'usd',
   *     autoRenews: true
   *   }
   * ])
   */
  put(items: readonly ContractInput[]): Promise<PutResult[]>
  /**
   * The same in a transaction of the host's own: it is written when the host commits, and never
   * when the host rolls back. Ids come later.
   */
  put(items: readonly ContractInput[], options: HostTransactionOptions): Promise<AcceptedPut>
  /**
   * The terms of customers: contracts that were put, subscriptions and won deals, newest start
   * first. Throws INVALID_TOOL_INPUT for a wrong query.
   *
   * @example
   * await workspace.contracts.list({ customer: 'acme' })
   */
  list(query?: ResourceQueries['contracts']): Promise<ResourcePages['contracts']>
  /**
   * The terms that end in this quarter or in the next one, or that have ended with an unknown
   * outcome. Each has the state of its customer. Also their worth by currency, and by the health of
   * the customers. Throws INVALID_TOOL_INPUT.
   *
   * @example
   * const { items, worth } = await workspace.contracts.renewals({ period: 'next' })
   */
  renewals(query?: {
    /** quarter (default): terms that end in the rest of this quarter; next: in the next quarter; overdue: terms that ended in the last 90 days with an unknown outcome. */
    period?: 'quarter' | 'next' | 'overdue'
  }): Promise<{
    /** The first day of the period, in UTC. Date. */
    from: string
    /** Its last day. Date. */
    to: string
    /** Sorted by their end, then by worth, largest first. At most 500. */
    items: {
      renewal: {
        /** The last day of the term, in UTC. Date. */
        endsOn: string
        /** The last day on which notice may be given. Date. */
        noticeOn: string | null
        autoRenews: boolean
        /** Whether it is known that the term will not be renewed. */
        isEnding: boolean
        /** What the term is worth in a year, in minor units. Whole number. */
        yearlyCents: number | null
        /** The currency, such as USD. */
        currency: string | null
      }
      customer: {
        customerId: string
        /** The name to show for the customer. */
        name: string
        /** The state of the assessment. */
        state: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown'
        /** Whether the assessment says that the customer has left already. */
        hasLeft: boolean
        /** How sure the state is. 0 to 1. */
        certainty: number
        /** Date-time. */
        since: string | null
        /** The state and its strongest reason, in a sentence or two. */
        headline: string
        reason: {
          subject:
            | 'notice'
            | 'leaving'
            | 'competitor'
            | 'champion'
            | 'departure'
            | 'disengagement'
            | 'sentiment'
            | 'problem'
            | 'budget'
            | 'usage'
            | 'silence'
            | 'people'
            | 'payment'
            | 'revenue'
            | 'term'
            | 'growth'
            | 'commitment'
          /** The reason that decides the state, in a sentence. */
          text: string
          /** Date-time. */
          observedAt: string | null
        } | null
        quote: {
          /** The customer's own words, from the strongest reason that has a quote. */
          text: string
          /** The colleague who reports it; null where the customer says it. */
          reporter: string | null
          /** Date-time. */
          saidAt: string | null
          source: {
            type: string
            id: string
          } | null
        } | null
        /** What the customer pays in a year, in minor units: by its subscriptions, else by its term. Whole number. */
        yearlyCents: number | null
        /** The currency, such as USD. */
        currency: string | null
        health: {
          /** 0 to 100. */
          score: number
          /** high from 75 points, medium from 50 points, else low. If the state says the opposite, the band follows the state. */
          band: 'low' | 'medium' | 'high'
          change: {
            /** By how many points the score moved. Whole number. */
            points: number
            /** Over how many days the score moved: 30, or fewer if fewer days are known. At least 1. */
            days: number
          } | null
          /** The sentence of the part that costs the most points. */
          reason: string | null
        } | null
        renewal: {
          /** The last day of the term, in UTC. Date. */
          endsOn: string
          /** The last day on which notice may be given. Date. */
          noticeOn: string | null
          autoRenews: boolean
          /** Whether it is known that the term will not be renewed. */
          isEnding: boolean
          /** What the term is worth in a year, in minor units. Whole number. */
          yearlyCents: number | null
          /** The currency, such as USD. */
          currency: string | null
        } | null
        owner: {
          id: string
          name: string
          email: string
        } | null
        next: {
          /** What to do next, chosen by the reason that decides the state. */
          action:
            | 'win_back'
            | 'ask_why'
            | 'answer_competitor'
            | 'find_contact'
            | 'solve_ticket'
            | 'talk_price'
            | 'revive_use'
            | 'settle_payment'
            | 'prepare_renewal'
            | 'offer_more'
            | 'ask_for_outcome'
            | 'none'
          /** Until when: the last day of notice, else that of the term; null where neither comes within 120 days, or the action has no such day. Date. */
          by: string | null
        }
      }
      nextTask: {
        /** Uuid. */
        id: string
        title: string
        /** A day, such as 2026-01-31. */
        dueOn: string | null
        /** The member who is to do it. */
        assignee: {
          id: string
          /** Null if the member was removed. */
          name: string | null
        } | null
      } | null
    }[]
    /** How many there are in all. At least 0. */
    total: number
    /** What they are worth in a year, in the workspace's currency where there is a rate, else by currency. */
    worth: {
      currency: string
      /** The amount in a year, in minor units of the currency. Whole number. */
      yearlyCents: number
      /** How many customers pay it. At least 1. */
      customers: number
    }[]
    /** How many of them have no known worth. At least 0. */
    unknownWorth: number
    /** The same by the health of the customers, worst first. */
    bands: {
      /** The band of the health score; leaving: customers that said that they leave, or that have left; unknown: no score. */
      band: 'leaving' | 'low' | 'medium' | 'high' | 'unknown'
      /** At least 1. */
      customers: number
      worth: {
        currency: string
        /** The amount in a year, in minor units of the currency. Whole number. */
        yearlyCents: number
        /** How many customers pay it. At least 1. */
        customers: number
      }[]
    }[]
  }>
  /**
   * Sets how a term ended, and why, in a person's name. This outranks later puts of your system,
   * and other terms. `outcome: null` removes it. Terms of subscriptions and deals can be corrected,
   * too. Throws INVALID_TOOL_INPUT naming the field, and NOT_FOUND.
   *
   * @example
   * await workspace.contracts.setOutcome(
   *   id,
   *   { outcome: 'churned', reason: 'They went to a competitor.' },
   *   { actor: 'm_1' }
   * )
   */
  setOutcome(
    id: string,
    input: {
      /** How it ended: renewed with an equal value, expanded (a higher one), contracted (a lower one), or churned. */
      outcome: 'renewed' | 'expanded' | 'contracted' | 'churned' | null
      /** Why the term ended like this, in your own words. 1 to 2000 characters. */
      reason?: string | null
    },
    options?: ActorOptions
  ): Promise<Term>
}

/**
 * People over all devices and merged records: who they are, what they did and said, and who the
 * champions of accounts are.
 */
export interface WorkspacePeople {
  /**
   * A person over all devices and merged records: emails, customers, devices, merges, and the
   * accounts whose champion the person is or was. By your userId or an email: `users.get` returns
   * the id. Throws NOT_FOUND.
   *
   * @example
   * const { id } = await workspace.users.get({ email: 'ann@acme.com' })
   * const { devices, champions } = await workspace.people.get(id)
   */
  get(id: string): Promise<PersonRecord>
  /**
   * What a person did on all devices, and the mails, calls and tickets that the person took part
   * in, newest first. With `customer`, it is the part of the account's timeline that is about the
   * person. Throws NOT_FOUND, and INVALID_TOOL_INPUT for channels, dates and cursors.
   *
   * @example
   * const { items } = await workspace.people.timeline(id, { customer: 'acme', timeframe: 'all' })
   */
  timeline(
    id: string,
    query?: {
      /** Only what happened at this customer: Rapport's id, your customerId, or a domain. 1 to 500 characters. */
      customer?: string
      /** Only these channels, separated by commas: PRODUCT, COMMUNICATION, MEETING, CRM, BILLING, SUPPORT, IDENTITY, DOCUMENT, SYSTEM. 1 to 200 characters. */
      channels?: string
      /** Only events of this type, such as PAGE_VIEW, or of this name. 1 to 200 characters. */
      eventType?: string
      /** A window that ends now. It cannot be combined with startDate or endDate. Default "30d". */
      timeframe?: '7d' | '14d' | '30d' | '90d' | 'all'
      /** The first instant, in UTC and ending in Z. Without endDate, the window ends now. Date-time. */
      startDate?: string
      /** The last instant, in UTC and ending in Z. It is included to the millisecond. Date-time. */
      endDate?: string
      /** 50 by default. 1 to 200. */
      limit?: number
      /** The `nextCursor` of the previous page. */
      cursor?: string
    }
  ): Promise<PersonTimeline>
  /**
   * What a person said in mails, calls, chats and tickets, if it supports a fact: each quote with
   * its source and fact, newest first. A page ends with a whole source, so it may have more than
   * `limit` items. Throws NOT_FOUND, and INVALID_TOOL_INPUT for a cursor of another list.
   *
   * @example
   * const { items } = await workspace.people.statements(id, { limit: 20 })
   */
  statements(id: string, query?: AgentQuery): Promise<StatementPage>
  /**
   * The champions of a customer or of all, with the reason; and the accounts that lost one, because
   * the champion went quiet, left or was removed. docs/people.md says who is a champion. Throws
   * INVALID_TOOL_INPUT for a cursor of another list.
   *
   * @example
   * const { items } = await workspace.people.champions({ status: 'lost' })
   */
  champions(query?: ChampionQuery): Promise<ChampionPage>
}

/**
 * How good the probabilities are that customers leave, which are fitted on how customers left
 * before.
 */
export interface WorkspaceHealth {
  /**
   * How good the probabilities of leaving are: their data, their results in later months, and their
   * strongest factors. docs/health.md explains them.
   *
   * @example
   * const { isShown, reason, horizons } = await workspace.health.model()
   */
  model(): Promise<HealthModel>
  /**
   * Starts to fit the probabilities of leaving again, in the background. This also happens once a
   * week, and some minutes after outcomes were corrected.
   *
   * @example
   * await workspace.health.fit()
   */
  fit(): Promise<HealthModel>
}

/**
 * What all customers pay a month, in one currency, and how it moved. docs/money.md has the
 * definitions.
 */
export interface WorkspaceRevenue {
  /**
   * MRR by month in one currency: what customers started, expanded, reduced and ended, and how much
   * revenue was kept; also by plan. Currencies without a rate are listed separately. docs/money.md
   * has the definitions. Throws INVALID_TOOL_INPUT.
   *
   * @example
   * const { currency, months, beside } = await workspace.revenue.movements({ months: 6 })
   */
  movements(query?: {
    /** How many months, including the current one; 12 by default. 1 to 60. */
    months?: number
  }): Promise<{
    /** The currency of the figures (ISO 4217). */
    currency: string
    /** Whether the workspace chose this currency. Otherwise it is the currency of most customers, and no rate applies. */
    isChosen: boolean
    /** The current rates, which convert all months. */
    rates: {
      /** The currency (ISO 4217). 3 to 3 characters. */
      currency: string
      /** What one unit of it is worth in the workspace's currency, exactly. */
      rate: string
      /** The day of the rate, such as 2026-11-20. */
      date: string
      /** How many days ago that was. At least 0. */
      ageDays: number
    }[]
    /** Date-time. */
    asOf: string
    /** The oldest first. */
    months: {
      /** A month of UTC, such as 2026-11. */
      month: string
      /** Whether the month has not ended yet. Its figures are current. */
      isRunning: boolean
      /** MRR at the end of the month before. */
      opening: {
        /** In minor units of the currency. At least 0. */
        amount: number
        /** The number of customers in it. At least 0. */
        customers: number
      }
      /** MRR of customers that never had MRR before. */
      new: {
        /** In minor units of the currency. At least 0. */
        amount: number
        /** The number of customers in it. At least 0. */
        customers: number
      }
      /** MRR of customers that had MRR earlier, but none at the beginning of the month. */
      reactivation: {
        /** In minor units of the currency. At least 0. */
        amount: number
        /** The number of customers in it. At least 0. */
        customers: number
      }
      /** How much more customers pay than before, if they paid before. */
      expansion: {
        /** In minor units of the currency. At least 0. */
        amount: number
        /** The number of customers in it. At least 0. */
        customers: number
      }
      /** How much less customers pay than before, if they still pay. */
      contraction: {
        /** In minor units of the currency. At least 0. */
        amount: number
        /** The number of customers in it. At least 0. */
        customers: number
      }
      /** What customers paid before, if they pay nothing at the end of the month. */
      churn: {
        /** In minor units of the currency. At least 0. */
        amount: number
        /** The number of customers in it. At least 0. */
        customers: number
      }
      /** MRR at the end of the month. For the current month, the MRR now. */
      closing: {
        /** In minor units of the currency. At least 0. */
        amount: number
        /** The number of customers in it. At least 0. */
        customers: number
      }
      /** (opening + expansion - contraction - churn) / opening, to four decimals; null where opening is 0. At least 0. */
      netRetention: number | null
      /** (opening - contraction - churn) / opening, to four decimals; null where opening is 0. At least 0. */
      grossRetention: number | null
      /** The same by plan, largest first. A customer counts under its plan at the end of the month, or at the beginning if it left. */
      plans: {
        /** The plan; null for customers without one. */
        plan: string | null
        /** MRR at the end of the month before. */
        opening: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** MRR of customers that never had MRR before. */
        new: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** MRR of customers that had MRR earlier, but none at the beginning of the month. */
        reactivation: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** How much more customers pay than before, if they paid before. */
        expansion: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** How much less customers pay than before, if they still pay. */
        contraction: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** What customers paid before, if they pay nothing at the end of the month. */
        churn: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** MRR at the end of the month. For the current month, the MRR now. */
        closing: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** (opening + expansion - contraction - churn) / opening, to four decimals; null where opening is 0. At least 0. */
        netRetention: number | null
        /** (opening - contraction - churn) / opening, to four decimals; null where opening is 0. At least 0. */
        grossRetention: number | null
      }[]
      /** When the figures last changed after the end of the month; null if they did not. Date-time. */
      changedAt: string | null
    }[]
    /** Currencies without a rate. Their customers are not in the months above. */
    beside: {
      currency: string
      /** Customers who ever paid, all of them in this currency. At least 0. */
      customers: number
      months: {
        /** A month of UTC, such as 2026-11. */
        month: string
        isRunning: boolean
        /** MRR at the end of the month before. */
        opening: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** MRR of customers that never had MRR before. */
        new: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** MRR of customers that had MRR earlier, but none at the beginning of the month. */
        reactivation: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** How much more customers pay than before, if they paid before. */
        expansion: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** How much less customers pay than before, if they still pay. */
        contraction: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** What customers paid before, if they pay nothing at the end of the month. */
        churn: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** MRR at the end of the month. For the current month, the MRR now. */
        closing: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** (opening + expansion - contraction - churn) / opening, to four decimals; null where opening is 0. At least 0. */
        netRetention: number | null
        /** (opening - contraction - churn) / opening, to four decimals; null where opening is 0. At least 0. */
        grossRetention: number | null
      }[]
      /** The same figures as SQL. */
      sql: string
    }[]
    /** Customers who are in no figure: they pay in several currencies at once, or paid in several currencies and one of them has no rate. At least 0. */
    notCounted: number
    changed: {
      /** A month of UTC, such as 2026-11. */
      month: string
      /** When the last of these months changed. Date-time. */
      at: string
    } | null
    /** The figures as SQL over the view `revenue`, without those by plan. */
    sql: string
  }>
  /**
   * The customers of a figure of a month, largest amount first: what each paid before and after,
   * and what it adds to the figure. The amounts of all pages add up to the figure. Throws
   * INVALID_TOOL_INPUT for a value that is not a month, a month in the future, and a currency
   * without figures.
   *
   * @example
   * const { items } = await workspace.revenue.movementAccounts('2026-11', 'churn')
   */
  movementAccounts(
    month: string,
    movement: 'opening' | 'new' | 'reactivation' | 'expansion' | 'contraction' | 'churn' | 'closing' | 'not_counted',
    query?: {
      /** Only customers that count under this plan. The empty string means customers without a plan. At most 255 characters. */
      plan?: string
      /** The currency of the figure, if that currency has no rate. By default, the currency of the workspace. At most 3 characters. */
      currency?: string
      /** Page size. 1 to 1000. Default 50. */
      limit?: number
      /** The pagination.nextCursor of the previous page, with the same filters and order. */
      cursor?: string
    }
  ): Promise<{
    /** The currency of the amounts. */
    currency: string
    items: {
      customer: {
        id: string
        name: string | null
        domain: string | null
      }
      plan: string | null
      /** What it adds to the figure, in minor units of the answer's currency. Whole number. */
      amount: number
      before: {
        /** What it paid in minor units of its own currency; null while its MRR is not known. Whole number. */
        amount: number | null
        currency: string | null
      } | null
      after: {
        /** What it paid in minor units of its own currency; null while its MRR is not known. Whole number. */
        amount: number | null
        currency: string | null
      } | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** At least 0. */
      total: number
    }
  }>
}

/** What confirmations and dismissals have taught about each type and kind of facts. */
export interface WorkspaceFactsPatterns {
  /**
   * How often each pattern was right, and the confidence that its findings start with now. For a
   * pattern with confidence p, this is the mean of a beta distribution, (10 p + confirmed) / (10 +
   * confirmed + dismissed). More than 20 judgements count as 20.
   */
  list(): Promise<FactPattern[]>
  /**
   * Forgets what Rapport learned about a kind of facts, about a type, or, without either, about
   * all. Dismissed facts stay dismissed. Throws INVALID_TOOL_INPUT naming the field.
   *
   * @example
   * await workspace.facts.patterns.reset(
   *   { factType: 'CHURN_RISK', kind: 'cancels' },
   *   { actor: memberId }
   * )
   */
  reset(
    choice?: PatternChoice,
    options?: ActorOptions
  ): Promise<{
    /** How many patterns had learned something. At least 0. */
    reset: number
  }>
}

/** Customers and people by a filter, with what work needs of each. */
export interface WorkspaceLists {
  /**
   * Customers that pass a filter, with health, assessment, renewal, tags and segments.
   * docs/segments.md lists the fields. Throws INVALID_TOOL_INPUT naming the wrong part of the
   * filter, and what is allowed there.
   *
   * @example
   * const { items } = await workspace.lists.customers({
   *   filter: { match: 'all', conditions: [{ field: 'health', op: 'lt', value: 50 }] }
   * })
   */
  customers(input?: CustomerQuery): Promise<ListedCustomerPage>
  /**
   * People that pass a filter, with their segments. docs/segments.md lists the fields. Throws
   * INVALID_TOOL_INPUT naming the wrong part of the filter, and what is allowed there.
   *
   * @example
   * await workspace.lists.people({
   *   filter: {
   *     match: 'all',
   *     conditions: [{ field: 'stage', op: 'is', value: ['ACTIVATED', 'ENGAGED'] }]
   *   }
   * })
   */
  people(input?: PeopleQuery): Promise<ListedPersonPage>
  /**
   * Lists the fields that can filter a list, and the known traits, tags and plans.
   *
   * @example
   * await workspace.lists.options('customers')
   */
  options(subject: 'customers' | 'people'): Promise<{
    fields: {
      field: string
      /** What its values are: text, choice, member, number, time, tag, segment, id or trait. */
      kind: string
      operators: (
        | 'is'
        | 'is_not'
        | 'contains'
        | 'is_set'
        | 'is_not_set'
        | 'lt'
        | 'lte'
        | 'gt'
        | 'gte'
        | 'in_last_days'
        | 'not_in_last_days'
        | 'in_next_days'
        | 'before'
        | 'after'
      )[]
      /** The values of a choice; empty for other kinds. */
      choices: string[]
    }[]
    /** Traits of the 1,000 that were active last, at most 200. */
    traits: string[]
    /** Tags of the 1,000 that were active last, at most 200. */
    tags: string[]
    /** Plans of the 1,000 that were active last, at most 200. */
    plans: string[]
  }>
  /**
   * Changes owner and tags of up to 200 customers, and returns the changes that undo it. Throws
   * INVALID_TOOL_INPUT and NOT_FOUND before anything is changed.
   *
   * @example
   * await workspace.lists.change({
   *   customerIds: ['00000000-0000-4000-8000-000000000001'],
   *   addTags: ['key account']
   * })
   */
  change(input: CustomersChange, options?: ActorOptions): Promise<CustomersChanged>
}

/** Saved filters with a name, and the history of who entered and left. */
export interface WorkspaceSegments {
  /**
   * Lists the segments that are not archived, by name, each with the number of its members. Throws
   * INVALID_TOOL_INPUT for a wrong query.
   *
   * @example
   * await workspace.segments.list({ subject: 'customers' })
   */
  list(query?: {
    /** Only segments of customers, or of people. */
    subject?: 'customers' | 'people'
  }): Promise<Segment[]>
  /**
   * Creates a segment: a saved filter with a name. With up to 5,000 customers or people it is
   * filled when this resolves, with more within minutes. Throws INVALID_TOOL_INPUT naming the part
   * of the filter that is wrong, and CONFLICT for a name that is taken or when there are 100.
   *
   * @example
   * await workspace.segments.create({
   *   subject: 'customers',
   *   name: 'Renews soon, not well',
   *   filter: {
   *     match: 'all',
   *     conditions: [
   *       { field: 'health', op: 'lt', value: 50 },
   *       { field: 'renewal', op: 'in_next_days', value: 90 }
   *     ]
   *   }
   * })
   */
  create(input: NewSegment, options?: ActorOptions): Promise<Segment>
  /**
   * Reads one segment, even an archived one. Throws NOT_FOUND.
   *
   * @example
   * await workspace.segments.get('00000000-0000-4000-8000-000000000001')
   */
  get(id: string): Promise<Segment>
  /**
   * Changes a segment. Pass the version that you read. Throws NOT_FOUND, CONFLICT when somebody
   * else has changed it since or it is archived, and the errors of `create`.
   *
   * @example
   * await workspace.segments.update('00000000-0000-4000-8000-000000000001', {
   *   version: 1,
   *   name: 'Renews soon'
   * })
   */
  update(id: string, input: SegmentChange, options?: ActorOptions): Promise<Segment>
  /**
   * Archives a segment. Nobody is in it any more. Its history can still be read. Throws NOT_FOUND.
   *
   * @example
   * await workspace.segments.archive('00000000-0000-4000-8000-000000000001')
   */
  archive(id: string, options?: ActorOptions): Promise<Segment>
  /**
   * Restores an archived segment, and finds its members again. Throws NOT_FOUND and CONFLICT.
   *
   * @example
   * await workspace.segments.restore('00000000-0000-4000-8000-000000000001')
   */
  restore(id: string, options?: ActorOptions): Promise<Segment>
  /**
   * Lists who entered and who left a segment, newest first. Throws INVALID_TOOL_INPUT for a wrong
   * query, and NOT_FOUND.
   *
   * @example
   * await workspace.segments.history('00000000-0000-4000-8000-000000000001', { limit: 50 })
   */
  history(
    id: string,
    query?: AgentQuery
  ): Promise<{
    items: SegmentMembershipChange[]
    pagination: Pagination
  }>
}

/** Lists that somebody has arranged and saved. */
export interface WorkspaceViews {
  /**
   * Lists the caller's own views and those that are shared, by name. Throws INVALID_TOOL_INPUT for
   * a wrong query.
   *
   * @example
   * await workspace.views.list({ subject: 'customers' })
   */
  list(query?: {
    /** Only views of customers, or of people. */
    subject?: 'customers' | 'people'
  }): Promise<SavedView[]>
  /**
   * Saves a list with a name: its filter, columns and order. It belongs to the member `actor`.
   * Throws INVALID_TOOL_INPUT naming what a list cannot show, and CONFLICT when there are 1,000.
   *
   * @example
   * await workspace.views.create({
   *   subject: 'customers',
   *   name: 'My accounts',
   *   definition: {
   *     filter: { match: 'all', conditions: [{ field: 'owner', op: 'is', value: 'me' }] },
   *     columns: ['name', 'health', 'renewal']
   *   },
   *   pinned: true
   * })
   */
  create(input: NewView, options?: ActorOptions): Promise<SavedView>
  /**
   * Reads one view: one of the caller's own, or a shared one. Throws NOT_FOUND.
   *
   * @example
   * await workspace.views.get('00000000-0000-4000-8000-000000000001')
   */
  get(id: string): Promise<SavedView>
  /**
   * Changes a view. Pass the version that you read. Throws NOT_FOUND, CONFLICT when somebody else
   * has changed it since, and the errors of `create`.
   *
   * @example
   * await workspace.views.update('00000000-0000-4000-8000-000000000001', {
   *   version: 1,
   *   pinned: true
   * })
   */
  update(id: string, input: ViewChange, options?: ActorOptions): Promise<SavedView>
  /**
   * Removes a view, and returns it. Throws NOT_FOUND, and CONFLICT when somebody else has changed
   * it since.
   *
   * @example
   * await workspace.views.remove('00000000-0000-4000-8000-000000000001', 1)
   */
  remove(id: string, version: number, options?: ActorOptions): Promise<SavedView>
}

/** SQL that somebody has saved with a name, with its parameters and its history. */
export interface WorkspaceQueries {
  /** Lists the caller's own saved queries and those that are shared, by name. */
  list(): Promise<SavedQuery[]>
  /**
   * Saves SQL with a name. It belongs to the member `actor`. Throws INVALID_TOOL_INPUT naming a
   * parameter that is wrong, UNPROCESSABLE with the reason if the SQL may not run, and CONFLICT
   * when there are 500.
   *
   * @example
   * await workspace.queries.create({
   *   name: 'Customers by billing status',
   *   sql: 'SELECT billing_status, count(*) AS customers FROM customers WHERE created_at >= :since GROUP BY billing_status',
   *   parameters: [{ name: 'since', type: 'date', default: '2026-01-01' }],
   *   shared: true
   * })
   */
  create(input: NewQuery, options?: ActorOptions): Promise<SavedQuery>
  /**
   * Runs SQL that is not saved, with values for its parameters. Throws the errors of `run`.
   *
   * @example
   * await workspace.queries.try({
   *   sql: 'SELECT billing_status, count(*) AS customers FROM customers WHERE created_at >= :since GROUP BY billing_status',
   *   declared: [{ name: 'since', type: 'date', default: '2026-01-01' }],
   *   parameters: { since: '2026-03-01' }
   * })
   */
  try(query: QueryTrial): Promise<QueryAnswer>
  /**
   * Reads one saved query, even a removed one, and says what keeps it from running. Throws
   * NOT_FOUND.
   *
   * @example
   * await workspace.queries.get('00000000-0000-4000-8000-000000000001')
   */
  get(id: string): Promise<CheckedQuery>
  /**
   * Changes a saved query. Pass the version that you read. Its earlier text stays in its history.
   * Throws NOT_FOUND, CONFLICT when somebody else has changed it since, and the errors of `create`.
   *
   * @example
   * await workspace.queries.update('00000000-0000-4000-8000-000000000001', {
   *   version: 1,
   *   shared: true
   * })
   */
  update(id: string, input: QueryChange, options?: ActorOptions): Promise<SavedQuery>
  /**
   * Removes a saved query from lists. Tiles that show it say so, and it can be restored. Throws
   * NOT_FOUND.
   *
   * @example
   * await workspace.queries.archive('00000000-0000-4000-8000-000000000001')
   */
  archive(id: string, options?: ActorOptions): Promise<SavedQuery>
  /**
   * Restores a removed query, with its history. Throws NOT_FOUND, and CONFLICT when there are 500.
   *
   * @example
   * await workspace.queries.restore('00000000-0000-4000-8000-000000000001')
   */
  restore(id: string, options?: ActorOptions): Promise<SavedQuery>
  /**
   * Lists the versions of a saved query, newest first. The last 100 are kept. Throws NOT_FOUND.
   *
   * @example
   * await workspace.queries.versions('00000000-0000-4000-8000-000000000001')
   */
  versions(id: string): Promise<QueryVersion[]>
  /**
   * Saves the text of an earlier version of a query as its newest one. Pass the version that you
   * read. Throws NOT_FOUND also for a version that is not kept, and the errors of `update`.
   *
   * @example
   * await workspace.queries.restoreVersion('00000000-0000-4000-8000-000000000001', {
   *   version: 2,
   *   earlier: 1
   * })
   */
  restoreVersion(
    id: string,
    input: {
      /** The version that you read. A newer version causes CONFLICT. At least 1. */
      version: number
      /** The version whose text becomes the newest. At least 1. */
      earlier: number
    },
    options?: ActorOptions
  ): Promise<SavedQuery>
  /**
   * Runs a saved query. Without `refresh`, an answer of the last ten minutes is returned again.
   * `asOf` is its time. Throws NOT_FOUND, INVALID_TOOL_INPUT for values that are missing or wrong,
   * UNPROCESSABLE with the reason if the SQL failed, RATE_LIMITED when too many queries run, and
   * TOOL_UNAVAILABLE if the store has no SQL.
   *
   * @example
   * await workspace.queries.run('00000000-0000-4000-8000-000000000001', {
   *   parameters: { since: '2026-03-01' }
   * })
   */
  run(id: string, input?: QueryRun): Promise<QueryAnswer>
}

/** Pages of tiles that somebody has arranged: saved queries, and charts of the console. */
export interface WorkspaceDashboards {
  /** Lists the caller's own dashboards and those that are shared, by name. */
  list(): Promise<Dashboard[]>
  /**
   * Creates a dashboard of tiles. It belongs to the member `actor`, and stores no data. Each tile
   * reads its data with the grants of the person who looks at it. Throws INVALID_TOOL_INPUT for
   * more than 24 tiles, NOT_FOUND for a query or segment that a tile would show, and CONFLICT when
   * there are 500.
   *
   * @example
   * await workspace.dashboards.create({
   *   name: 'Monday',
   *   shared: true,
   *   tiles: [{ kind: 'chart', chart: 'feature_adoption', weeks: 8, width: 'full' }]
   * })
   */
  create(input: NewDashboard, options?: ActorOptions): Promise<Dashboard>
  /**
   * Reads one dashboard: one of the caller's own, or a shared one. Throws NOT_FOUND.
   *
   * @example
   * await workspace.dashboards.get('00000000-0000-4000-8000-000000000001')
   */
  get(id: string): Promise<Dashboard>
  /**
   * Changes a dashboard. Pass the version that you read. Throws NOT_FOUND, CONFLICT when somebody
   * else has changed it since, and the errors of `create`.
   *
   * @example
   * await workspace.dashboards.update('00000000-0000-4000-8000-000000000001', {
   *   version: 1,
   *   tiles: [{ kind: 'chart', chart: 'feature_adoption', weeks: 8, width: 'full' }]
   * })
   */
  update(id: string, input: DashboardChange, options?: ActorOptions): Promise<Dashboard>
  /**
   * Adds a tile at the end of a dashboard. Changes of others are kept. Throws NOT_FOUND, and
   * INVALID_TOOL_INPUT when there are 24 tiles.
   *
   * @example
   * await workspace.dashboards.addTile('00000000-0000-4000-8000-000000000001', {
   *   tile: { kind: 'chart', chart: 'feature_adoption', weeks: 8, width: 'full' }
   * })
   */
  addTile(
    id: string,
    input: {
      tile: NewTile
    },
    options?: ActorOptions
  ): Promise<Dashboard>
  /**
   * Removes a dashboard, and returns it. Throws NOT_FOUND, and CONFLICT when somebody else has
   * changed it since.
   *
   * @example
   * await workspace.dashboards.remove('00000000-0000-4000-8000-000000000001', 1)
   */
  remove(id: string, version: number, options?: ActorOptions): Promise<Dashboard>
}

/** How many customers and people use each feature. */
export interface WorkspaceFeatures {
  /**
   * How many customers and people use each feature, by week, of all customers or of a segment.
   * Without `refresh`, an answer of the last ten minutes is returned again. Throws NOT_FOUND for an
   * unknown or archived segment, CONFLICT for one with more than 50,000 members.
   *
   * @example
   * await workspace.features.adoption({ weeks: 8 })
   */
  adoption(query?: AdoptionQuery): Promise<FeatureAdoption>
  /**
   * The customers behind a number of adoption: those who used a feature in all weeks or in one, who
   * did not, or who used an exact number of features. Throws INVALID_TOOL_INPUT for filters that
   * cannot be combined, NOT_FOUND for an unknown feature or segment, CONFLICT for a segment with
   * more than 50,000 members.
   *
   * @example
   * await workspace.features.adopters({ weeks: 8, features: 3 })
   */
  adopters(query?: AdoptersQuery): Promise<FeatureAdopters>
}

/**
 * Events of the past, those that arrived last, and why others did not. Live events go to `ingest`,
 * or to the ingest route.
 */
export interface WorkspaceEvents {
  /**
   * Stores past events, each exactly once and at its own time. Signals do not match them, and hooks
   * get them as historical. An event without a time is refused. All accepted events of a call are
   * stored in one commit. Repeating the call changes nothing. Throws INVALID_TOOL_INPUT naming the
   * field, and UNPROCESSABLE.
   *
   * @example
   * await workspace.events.import({
   *   batches: [
   *     {
   *       source: 'server',
   *       events: [
   *         {
   *           type: 'custom',
   *           eventName: 'signup',
   *           userId: 'u1',
   *           timestamp: '2024-03-01T09:30:00Z'
   *         }
   *       ]
   *     }
   *   ]
   * })
   */
  import(input: {
    /** Batches in the form of the ingest route, each with 1 to 100 events. At most 5000 events in all. 1 to 2000 elements. */
    batches: Record<string, unknown>[]
    /** Check the events, and store nothing. */
    dryRun?: boolean
  }): Promise<{
    /** Accepted events, including duplicates and suppressed ones. At least 0. */
    processed: number
    /** Events that were not stored before. At least 0. */
    added: number
    /** Refused events. An error with index null refuses its whole batch. */
    errors: {
      /** The batch's place. At least 0. */
      batch: number
      /** The event's place in the batch; null for the batch as a whole. At least 0. */
      index: number | null
      /** The field at fault; empty for the event as a whole. */
      field: string
      message: string
    }[]
    /** What was left out or changed in accepted events. */
    warnings: {
      /** The batch's place. At least 0. */
      batch: number
      /** The event's place in the batch; null for the batch as a whole. At least 0. */
      index: number | null
      /** The field at fault; empty for the event as a whole. */
      field: string
      message: string
    }[]
  }>
  /**
   * The latest events, with their person and customer and what decided that: those of the last
   * hour, or of one name in the last week. Throws INVALID_TOOL_INPUT for a wrong query.
   *
   * @example
   * const [newest] = await workspace.events.recent({ name: 'signup' })
   */
  recent(query?: {
    /** Only events of this name. 1 to 255 characters. */
    name?: string
    /** 50 by default. 1 to 200. */
    limit?: number
  }): Promise<ArrivedEvent[]>
  /**
   * Why events and requests of the last day were refused, and why events were changed, newest
   * first, with what to do about it.
   *
   * @example
   * const [newest] = await workspace.events.issues()
   */
  issues(): Promise<
    {
      /** Refused; or stored with another time, without a part, with a field in another form, or different from its declaration. */
      kind: 'refused' | 'clamped' | 'cut' | 'changed' | 'undeclared'
      /** Such as pageview; null for an unknown type, and for requests as a whole. */
      eventType: string | null
      /** The field at fault; empty for the event or request as a whole. */
      field: string
      message: string
      /** What to do about it. */
      hint: string
      /** How often it happened between `firstAt` and `lastAt`. At least 1. */
      count: number
      /** Date-time. */
      firstAt: string
      /** Date-time. */
      lastAt: string
      /** What names the last such event, such as its type and path, and the origin of a request; never its content. */
      sample: Record<string, unknown>
    }[]
  >
  /**
   * Your own events as you declared them with defineEvents, each with the time of the last one, and
   * names of events that came in undeclared.
   *
   * @example
   * const { undeclared } = await workspace.events.declared()
   */
  declared(): Promise<{
    /** What happens to events that differ from their declaration. */
    check: 'off' | 'warn' | 'refuse'
    /** The declared events, in the order of their declaration. */
    items: {
      name: string
      /** The description in the schema of the event. */
      description: string | null
      properties: {
        name: string
        /** In words, such as text, whole number, or one of free, team. */
        type: string
        required: boolean
        /** The description in the schema of the event. */
        description: string | null
      }[]
      /** When the last one happened; null if there was none. Date-time. */
      lastSeenAt: string | null
    }[]
    /** Undeclared names of events that came in, most recent first. */
    undeclared: {
      name: string
      /** The declared name that it may mean. */
      meant: string | null
      /** Date-time. */
      lastSeenAt: string
    }[]
    /** Whether all names were checked. At most 300 are checked. */
    isComplete: boolean
  }>
}

/**
 * What somebody should look at, and who does. Rapport finds these items, and your own system can
 * raise more.
 */
export interface WorkspaceAttention {
  /**
   * Raises an item. If the customer has an item with this cause already, the call updates that
   * item. Throws INVALID_TOOL_INPUT naming the field, and NOT_FOUND if the customer does not exist.
   *
   * @example
   * await workspace.attention.raise({
   *   customer: { domain: 'acme.com' },
   *   cause: 'quota',
   *   title: 'Acme has used 95 % of its quota'
   * })
   */
  raise(input: HostAttention): Promise<Raised>
  /**
   * Resolves an item by its id, or by its customer and cause. A resolved item does not change.
   * Throws INVALID_TOOL_INPUT naming the field, and NOT_FOUND when there is no such item.
   *
   * @example
   * await workspace.attention.resolve(
   *   { customer: { domain: 'acme.com' }, cause: 'quota' },
   *   { summary: 'They bought more.' }
   * )
   */
  resolve(
    name: AttentionName,
    options?: {
      /** Why the item is resolved. People read this text. */
      summary?: string
    }
  ): Promise<{
    /** Uuid. */
    id: string
    change: 'resolved' | 'unchanged'
  }>
  /**
   * Reads the texts of an item: the original ones, and those of the language model, if the item is
   * shown with them. Throws NOT_FOUND.
   *
   * @example
   * const { original, rephrased } = await workspace.attention.words(id)
   */
  words(id: string): Promise<ItemWords>
  /**
   * Lists attention items, most urgent first, each with its assignee and the end of its snooze.
   * Throws INVALID_TOOL_INPUT for a wrong query.
   *
   * @example
   * const { items } = await workspace.attention.list({ assigneeId: 'm_1', isSnoozed: false })
   */
  list(query?: AttentionWorkQuery): Promise<AttentionWorkPage>
  /**
   * Assigns attention items to a member, or to nobody. Throws NOT_FOUND for an unknown member or
   * item; then nothing changes.
   *
   * @example
   * await workspace.attention.assign([item.id], 'm_1', { actor: 'm_2' })
   */
  assign(ids: readonly string[], assigneeId: string | null, options?: ActorOptions): Promise<Worked>
  /**
   * Snoozes open items until the start of a day in the workspace's time zone. null ends the snooze.
   * The items stay open. Throws NOT_FOUND, CONFLICT for a resolved item, and INVALID_TOOL_INPUT for
   * a day that is not in the future; then nothing changes.
   *
   * @example
   * await workspace.attention.snooze([item.id], '2026-02-01', { actor: 'm_1' })
   */
  snooze(ids: readonly string[], until: string | null, options?: ActorOptions): Promise<Worked>
  /**
   * Resolves several attention items at once. Resolved items do not change. Throws
   * INVALID_TOOL_INPUT naming the field, and NOT_FOUND.
   *
   * @example
   * await workspace.attention.resolveMany(['0198c0de-0000-7000-8000-000000000006'], {
   *   summary: 'They bought more.'
   * })
   */
  resolveMany(
    ids: readonly string[],
    input?: {
      /** Why the items are resolved. People read this text. 1 to 8000 characters. */
      summary?: string
    },
    options?: ActorOptions
  ): Promise<Worked>
  /**
   * Reopens resolved items. An item of Rapport closes again by itself if its cause is gone. Throws
   * NOT_FOUND.
   *
   * @example
   * await workspace.attention.reopen(['0198c0de-0000-7000-8000-000000000006'])
   */
  reopen(ids: readonly string[], options?: ActorOptions): Promise<Worked>
}

/** What members write down of customers and people. */
export interface WorkspaceNotes {
  /**
   * Lists notes, newest first: of a customer, of a person, or all. Throws INVALID_TOOL_INPUT for a
   * wrong query.
   *
   * @example
   * const { items } = await workspace.notes.list({ customer: 'acme.com' })
   */
  list(query?: NoteQuery): Promise<NotePage>
  /**
   * Writes a note on a customer or person, in the name of `actor`. Search finds the note, and
   * Rapport finds facts in what it reports about the customer. Throws NOT_FOUND for an unknown
   * customer, person or mentioned member, and INVALID_TOOL_INPUT for a note about nobody.
   *
   * @example
   * await workspace.notes.create(
   *   { customer: 'acme.com', body: 'They want **SSO** before they renew.' },
   *   { actor: 'm_1' }
   * )
   */
  create(input: NewNote, options?: ActorOptions): Promise<Note>
  /**
   * Edits a note. Pass the version that you read, so that you do not overwrite a later edit. Throws
   * NOT_FOUND, and CONFLICT when somebody has edited the note since `version`.
   *
   * @example
   * await workspace.notes.update(
   *   note.id,
   *   { body: 'They want SSO and SCIM.', version: note.version },
   *   { actor: 'm_1' }
   * )
   */
  update(id: string, input: NoteChange, options?: ActorOptions): Promise<Note>
  /**
   * Removes a note, with the facts from it. Throws NOT_FOUND.
   *
   * @example
   * await workspace.notes.remove('0198c0de-0000-7000-8000-000000000001')
   */
  remove(
    id: string,
    options?: ActorOptions
  ): Promise<{
    /** Uuid. */
    id: string
  }>
}

/** What members mean to do, by hand, from an attention item or from an automation. */
export interface WorkspaceTasks {
  /**
   * Lists tasks: open ones by due day, done ones latest first. Throws INVALID_TOOL_INPUT for a
   * wrong query.
   *
   * @example
   * const { items } = await workspace.tasks.list({ assigneeId: 'm_1', dueBy: '2026-01-31' })
   */
  list(query?: TaskQuery): Promise<TaskPage>
  /**
   * Creates a task about a customer, a person or neither, or from an attention item. Throws
   * NOT_FOUND for an unknown customer, person, member or attention item.
   *
   * @example
   * await workspace.tasks.create(
   *   {
   *     title: 'Call about the renewal',
   *     customer: 'acme.com',
   *     dueOn: '2026-01-31',
   *     assigneeId: 'm_1'
   *   },
   *   { actor: 'm_1' }
   * )
   */
  create(input: NewTask, options?: ActorOptions): Promise<Task>
  /**
   * Changes a task; omitted fields keep their values. Pass the version that you read, so that you
   * do not overwrite a later change. Throws NOT_FOUND, and CONFLICT when somebody has changed the
   * task since `version`.
   *
   * @example
   * await workspace.tasks.update(
   *   task.id,
   *   { dueOn: '2026-02-28', version: task.version },
   *   { actor: 'm_1' }
   * )
   */
  update(id: string, input: TaskChange, options?: ActorOptions): Promise<Task>
  /**
   * Marks a task as done. A done task does not change. Throws NOT_FOUND.
   *
   * @example
   * await workspace.tasks.complete('0198c0de-0000-7000-8000-000000000001')
   */
  complete(id: string, options?: ActorOptions): Promise<Task>
  /**
   * Reopens a task that was done. An open task does not change. Throws NOT_FOUND.
   *
   * @example
   * await workspace.tasks.reopen('0198c0de-0000-7000-8000-000000000001')
   */
  reopen(id: string, options?: ActorOptions): Promise<Task>
  /**
   * Removes a task. Throws NOT_FOUND.
   *
   * @example
   * await workspace.tasks.remove('0198c0de-0000-7000-8000-000000000001')
   */
  remove(
    id: string,
    options?: ActorOptions
  ): Promise<{
    /** Uuid. */
    id: string
  }>
}

/**
 * The digest of a member: what changed and what needs the member, by mail or to a channel.
 * docs/digest.md says how mail is set up.
 */
export interface WorkspaceDigest {
  /**
   * Reads the digest of the member `actor`, the state of the member's address, and the settings
   * that the server still needs for mail.
   *
   * @example
   * const { digest, address } = await workspace.digest.get({ actor: 'm_1' })
   */
  get(options?: ActorOptions): Promise<OwnDigest>
  /**
   * Enables or disables the digest of the member `actor`, and sets its time, channel and content.
   * The first one by mail sends the member a link to confirm the address. Throws UNPROCESSABLE for
   * an `actor` who is no member, and while a setting of the server is missing; INVALID_TOOL_INPUT;
   * NOT_FOUND for an unknown destination.
   *
   * @example
   * await workspace.digest.set(
   *   {
   *     schedule: { cadence: 'weekly', weekday: 1, localTime: '09:00', timezone: 'Europe/Berlin' }
   *   },
   *   { actor: 'm_1' }
   * )
   */
  set(input?: DigestChange, options?: ActorOptions): Promise<OwnDigest>
  /**
   * Shows the digest of the member `actor` as it would be sent now. Throws UNPROCESSABLE for an
   * `actor` who is no member.
   *
   * @example
   * const { subject, text } = await workspace.digest.preview({}, { actor: 'm_1' })
   */
  preview(
    query?: {
      /** Which customers the preview covers: mine or all. By default, those of the digest. */
      scope?: 'mine' | 'all'
    },
    options?: ActorOptions
  ): Promise<DigestPreview>
  /**
   * Sends the digest of the member `actor` now, outside its schedule. The next scheduled digest
   * repeats the content. Throws CONFLICT if it cannot be sent, and while the last one is being
   * sent; RATE_LIMITED after ten in an hour; UNPROCESSABLE for an `actor` who is no member.
   *
   * @example
   * await workspace.digest.sendNow({ actor: 'm_1' })
   */
  sendNow(options?: ActorOptions): Promise<{
    /** Date-time. */
    queuedAt: string
  }>
  /**
   * Sends the member `actor` an email with a link that confirms the address. This works for a
   * disabled address, too. Nothing is sent if the address is confirmed. Throws CONFLICT when the
   * last such mail is less than a minute old; UNPROCESSABLE for an `actor` who is no member, and
   * while a setting of the server is missing.
   *
   * @example
   * const { status } = await workspace.digest.confirmAddress({ actor: 'm_1' })
   */
  confirmAddress(options?: ActorOptions): Promise<MailAddress>
}

/**
 * What the workspace watches for. Saving a signal also returns warnings about what keeps it from
 * matching.
 */
export interface WorkspaceSignals {
  /**
   * Lists the workspace's own signals that are not archived, newest first. The options list
   * built-in ones. Throws INVALID_TOOL_INPUT for a wrong query.
   *
   * @example
   * await workspace.signals.list({ limit: 20 })
   */
  list(query?: SignalQuery): Promise<SignalPage>
  /**
   * Creates a signal, enabled by default. Throws INVALID_TOOL_INPUT naming the field of a signal
   * that could never occur, and CONFLICT when there are too many.
   *
   * @example
   * await workspace.signals.create({
   *   kind: 'EVENT_MATCH',
   *   name: 'Upgrade asked for',
   *   definition: {
   *     eventNames: ['upgrade_clicked'],
   *     propertyConditions: [{ property: 'plan', operator: 'not_equals', value: 'free' }]
   *   }
   * })
   */
  create(input: NewSignal, options?: ActorOptions): Promise<SavedSignal>
  /** Lists the kinds of signals with their settings, and the built-in signals. */
  options(): Promise<SignalOptions>
  /**
   * Shows which customers a signal would have found in the last 90 days, and when. It saves
   * nothing. Throws INVALID_TOOL_INPUT naming the field.
   *
   * @example
   * await workspace.signals.preview({
   *   kind: 'EVENT_PATTERN',
   *   definition: { detection: 'event_absence', days: 14 }
   * })
   */
  preview(input: SignalPreviewInput): Promise<SignalPreview>
  /**
   * Enables or disables a built-in signal, or changes its settings. Throws NOT_FOUND for another
   * key.
   *
   * @example
   * await workspace.signals.updateBuiltIn('quiet_account', { enabled: true })
   */
  updateBuiltIn(key: string, input: BuiltInChange, options?: ActorOptions): Promise<SavedSignal>
  /**
   * Reads one signal, even an archived or built-in one. Throws NOT_FOUND.
   *
   * @example
   * await workspace.signals.get('00000000-0000-4000-8000-000000000001')
   */
  get(id: string): Promise<Signal>
  /**
   * Changes a signal; omitted fields keep their values. A new `definition` replaces the old one as
   * a whole. Throws the errors of `create`, NOT_FOUND, and CONFLICT for an archived or a built-in
   * one.
   *
   * @example
   * await workspace.signals.update('00000000-0000-4000-8000-000000000001', { enabled: false })
   */
  update(id: string, input: SignalChange, options?: ActorOptions): Promise<SavedSignal>
  /**
   * Archives a signal. Its occurrences can still be read. Throws NOT_FOUND, and CONFLICT for a
   * built-in one.
   *
   * @example
   * await workspace.signals.archive('00000000-0000-4000-8000-000000000001')
   */
  archive(id: string, options?: ActorOptions): Promise<SavedSignal>
  /**
   * Lists the occurrences of a signal with their evidence, latest first. Throws INVALID_TOOL_INPUT
   * for a wrong query, and NOT_FOUND.
   *
   * @example
   * await workspace.signals.occurrences('00000000-0000-4000-8000-000000000001', { state: 'open' })
   */
  occurrences(id: string, query?: OccurrenceQuery): Promise<OccurrencePage>
}

/** Look-backs on past months: who left, and when Rapport would have warned you. */
export interface WorkspaceLookback {
  /**
   * Starts a look-back over past months: who left, when Rapport would first have warned you and on
   * which evidence, and how often it would have been wrong. It returns at once. `lookback.get`
   * shows the progress and the result. docs/lookback.md explains it. Throws INVALID_TOOL_INPUT
   * naming the field.
   *
   * @example
   * const { id } = await workspace.lookback.run({ months: 12, health: { below: 50 } })
   */
  run(input?: {
    /** How many months it looks back, 12 by default. 1 to 24. Default 12. */
    months?: number
    /** Signals to try, defined as for a preview. The result says how early each would have been, and how often wrong. At most 5 elements. */
    signals?: SignalPreviewInput[]
    health?: {
      /** A score below this value is also tried as an alarm. 1 to 100. */
      below: number
    }
  }): Promise<{
    /** Uuid. */
    id: string
    status: 'running' | 'done'
    settings: {
      /** How many months it looks back, 12 by default. 1 to 24. Default 12. */
      months?: number
      /** Signals to try, defined as for a preview. The result says how early each would have been, and how often wrong. At most 5 elements. */
      signals?: SignalPreviewInput[]
      health?: {
        /** A score below this value is also tried as an alarm. 1 to 100. */
        below: number
      }
    }
    /** Date-time. */
    from: string
    /** Date-time. */
    to: string
    /** Customers that were checked so far. Whole number. */
    lookedAt: number
    /** Customers that there are in all. Whole number. */
    customers: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    finishedAt: string | null
    result: {
      state: 'ready' | 'no_departures' | 'no_customers'
      /** What it found, in a sentence. */
      text: string
      /** Which data are missing. With them, the look-back could say more. */
      missing: string[]
      /** How often a customer left. A customer that left twice counts twice. At least 0. */
      departures: number
      assessment: {
        /** The name of the alarm: the assessment, a signal or the health score. */
        name: string
        /** Departures that the alarm announced at least a day before. At least 0. */
        said: number
        /** Departures that the alarm did not announce. At least 0. */
        missed: number
        /** The median number of days between alarm and departure. */
        medianLeadDays: number | null
        /** Alarms that no departure followed within 90 days. At least 0. */
        falseAlarms: number
        /** Alarms of the last 90 days. Whether a departure follows is not known yet. At least 0. */
        undecided: number
        /** False alarms in a month with 50 accounts. Null if less than a month of one account could be judged. */
        falseAlarmsPer50AccountsAMonth: number | null
      }
      /** The results of the signals and the health score that were tried. */
      trials: {
        /** The name of the alarm: the assessment, a signal or the health score. */
        name: string
        /** Departures that the alarm announced at least a day before. At least 0. */
        said: number
        /** Departures that the alarm did not announce. At least 0. */
        missed: number
        /** The median number of days between alarm and departure. */
        medianLeadDays: number | null
        /** Alarms that no departure followed within 90 days. At least 0. */
        falseAlarms: number
        /** Alarms of the last 90 days. Whether a departure follows is not known yet. At least 0. */
        undecided: number
        /** False alarms in a month with 50 accounts. Null if less than a month of one account could be judged. */
        falseAlarmsPer50AccountsAMonth: number | null
      }[]
      revenue: {
        currency: string
        /** The monthly revenue of those who left. Whole number. */
        leftMrrCents: number
        /** The monthly revenue of those who left after an alarm. Whole number. */
        saidMrrCents: number
        /** Departures in this currency whose amount is not known. At least 0. */
        unknown: number
      }[]
      /** Who left, latest first; at most 500. */
      left: {
        /** Uuid. */
        customerId: string
        name: string
        /** Date-time. */
        leftAt: string
        reason: string | null
        /** Whole number. */
        mrrCents: number | null
        currency: string | null
        firstSaid: {
          /** The first day with this reason. Date-time. */
          at: string
          /** Whole days until the customer left. Whole number. */
          leadDays: number
          /** True if the reason was there on the first day of the period already. It may be older. */
          isAtLeast: boolean
          state: string
          /** The strongest reason on that day. */
          text: string
          quote: string | null
          /** The colleague who reports it; null where the customer says it, and for numbers. */
          by: string | null
          sourceType: string | null
          sourceId: string | null
        } | null
        /** If no alarm came: what Rapport did not know about the customer. */
        missing: string[]
        /** How the customer stood in the time before it left. */
        timeline: {
          /** Date-time. */
          from: string
          /** Date-time. */
          to: string
          state: string
        }[]
      }[]
      /** Alarms without a departure, latest first; at most 50. */
      falseAlarms: {
        /** Uuid. */
        customerId: string
        name: string
        /** Date-time. */
        at: string
        text: string
      }[]
    } | null
  }>
  /** Lists the last 20 look-backs, newest first, without their results. */
  list(): Promise<{
    items: {
      /** Uuid. */
      id: string
      status: 'running' | 'done'
      settings: {
        /** How many months it looks back, 12 by default. 1 to 24. Default 12. */
        months?: number
        /** Signals to try, defined as for a preview. The result says how early each would have been, and how often wrong. At most 5 elements. */
        signals?: SignalPreviewInput[]
        health?: {
          /** A score below this value is also tried as an alarm. 1 to 100. */
          below: number
        }
      }
      /** Date-time. */
      from: string
      /** Date-time. */
      to: string
      /** Customers that were checked so far. Whole number. */
      lookedAt: number
      /** Customers that there are in all. Whole number. */
      customers: number
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      finishedAt: string | null
      result: {
        state: 'ready' | 'no_departures' | 'no_customers'
        /** What it found, in a sentence. */
        text: string
        /** Which data are missing. With them, the look-back could say more. */
        missing: string[]
        /** How often a customer left. A customer that left twice counts twice. At least 0. */
        departures: number
        assessment: {
          /** The name of the alarm: the assessment, a signal or the health score. */
          name: string
          /** Departures that the alarm announced at least a day before. At least 0. */
          said: number
          /** Departures that the alarm did not announce. At least 0. */
          missed: number
          /** The median number of days between alarm and departure. */
          medianLeadDays: number | null
          /** Alarms that no departure followed within 90 days. At least 0. */
          falseAlarms: number
          /** Alarms of the last 90 days. Whether a departure follows is not known yet. At least 0. */
          undecided: number
          /** False alarms in a month with 50 accounts. Null if less than a month of one account could be judged. */
          falseAlarmsPer50AccountsAMonth: number | null
        }
        /** The results of the signals and the health score that were tried. */
        trials: {
          /** The name of the alarm: the assessment, a signal or the health score. */
          name: string
          /** Departures that the alarm announced at least a day before. At least 0. */
          said: number
          /** Departures that the alarm did not announce. At least 0. */
          missed: number
          /** The median number of days between alarm and departure. */
          medianLeadDays: number | null
          /** Alarms that no departure followed within 90 days. At least 0. */
          falseAlarms: number
          /** Alarms of the last 90 days. Whether a departure follows is not known yet. At least 0. */
          undecided: number
          /** False alarms in a month with 50 accounts. Null if less than a month of one account could be judged. */
          falseAlarmsPer50AccountsAMonth: number | null
        }[]
        revenue: {
          currency: string
          /** The monthly revenue of those who left. Whole number. */
          leftMrrCents: number
          /** The monthly revenue of those who left after an alarm. Whole number. */
          saidMrrCents: number
          /** Departures in this currency whose amount is not known. At least 0. */
          unknown: number
        }[]
        /** Who left, latest first; at most 500. */
        left: {
          /** Uuid. */
          customerId: string
          name: string
          /** Date-time. */
          leftAt: string
          reason: string | null
          /** Whole number. */
          mrrCents: number | null
          currency: string | null
          firstSaid: {
            /** The first day with this reason. Date-time. */
            at: string
            /** Whole days until the customer left. Whole number. */
            leadDays: number
            /** True if the reason was there on the first day of the period already. It may be older. */
            isAtLeast: boolean
            state: string
            /** The strongest reason on that day. */
            text: string
            quote: string | null
            /** The colleague who reports it; null where the customer says it, and for numbers. */
            by: string | null
            sourceType: string | null
            sourceId: string | null
          } | null
          /** If no alarm came: what Rapport did not know about the customer. */
          missing: string[]
          /** How the customer stood in the time before it left. */
          timeline: {
            /** Date-time. */
            from: string
            /** Date-time. */
            to: string
            state: string
          }[]
        }[]
        /** Alarms without a departure, latest first; at most 50. */
        falseAlarms: {
          /** Uuid. */
          customerId: string
          name: string
          /** Date-time. */
          at: string
          text: string
        }[]
      } | null
    }[]
  }>
  /**
   * Shows the progress of a look-back, and its result when it is done. Throws NOT_FOUND.
   *
   * @example
   * await workspace.lookback.get('00000000-0000-4000-8000-000000000001')
   */
  get(id: string): Promise<{
    /** Uuid. */
    id: string
    status: 'running' | 'done'
    settings: {
      /** How many months it looks back, 12 by default. 1 to 24. Default 12. */
      months?: number
      /** Signals to try, defined as for a preview. The result says how early each would have been, and how often wrong. At most 5 elements. */
      signals?: SignalPreviewInput[]
      health?: {
        /** A score below this value is also tried as an alarm. 1 to 100. */
        below: number
      }
    }
    /** Date-time. */
    from: string
    /** Date-time. */
    to: string
    /** Customers that were checked so far. Whole number. */
    lookedAt: number
    /** Customers that there are in all. Whole number. */
    customers: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    finishedAt: string | null
    result: {
      state: 'ready' | 'no_departures' | 'no_customers'
      /** What it found, in a sentence. */
      text: string
      /** Which data are missing. With them, the look-back could say more. */
      missing: string[]
      /** How often a customer left. A customer that left twice counts twice. At least 0. */
      departures: number
      assessment: {
        /** The name of the alarm: the assessment, a signal or the health score. */
        name: string
        /** Departures that the alarm announced at least a day before. At least 0. */
        said: number
        /** Departures that the alarm did not announce. At least 0. */
        missed: number
        /** The median number of days between alarm and departure. */
        medianLeadDays: number | null
        /** Alarms that no departure followed within 90 days. At least 0. */
        falseAlarms: number
        /** Alarms of the last 90 days. Whether a departure follows is not known yet. At least 0. */
        undecided: number
        /** False alarms in a month with 50 accounts. Null if less than a month of one account could be judged. */
        falseAlarmsPer50AccountsAMonth: number | null
      }
      /** The results of the signals and the health score that were tried. */
      trials: {
        /** The name of the alarm: the assessment, a signal or the health score. */
        name: string
        /** Departures that the alarm announced at least a day before. At least 0. */
        said: number
        /** Departures that the alarm did not announce. At least 0. */
        missed: number
        /** The median number of days between alarm and departure. */
        medianLeadDays: number | null
        /** Alarms that no departure followed within 90 days. At least 0. */
        falseAlarms: number
        /** Alarms of the last 90 days. Whether a departure follows is not known yet. At least 0. */
        undecided: number
        /** False alarms in a month with 50 accounts. Null if less than a month of one account could be judged. */
        falseAlarmsPer50AccountsAMonth: number | null
      }[]
      revenue: {
        currency: string
        /** The monthly revenue of those who left. Whole number. */
        leftMrrCents: number
        /** The monthly revenue of those who left after an alarm. Whole number. */
        saidMrrCents: number
        /** Departures in this currency whose amount is not known. At least 0. */
        unknown: number
      }[]
      /** Who left, latest first; at most 500. */
      left: {
        /** Uuid. */
        customerId: string
        name: string
        /** Date-time. */
        leftAt: string
        reason: string | null
        /** Whole number. */
        mrrCents: number | null
        currency: string | null
        firstSaid: {
          /** The first day with this reason. Date-time. */
          at: string
          /** Whole days until the customer left. Whole number. */
          leadDays: number
          /** True if the reason was there on the first day of the period already. It may be older. */
          isAtLeast: boolean
          state: string
          /** The strongest reason on that day. */
          text: string
          quote: string | null
          /** The colleague who reports it; null where the customer says it, and for numbers. */
          by: string | null
          sourceType: string | null
          sourceId: string | null
        } | null
        /** If no alarm came: what Rapport did not know about the customer. */
        missing: string[]
        /** How the customer stood in the time before it left. */
        timeline: {
          /** Date-time. */
          from: string
          /** Date-time. */
          to: string
          state: string
        }[]
      }[]
      /** Alarms without a departure, latest first; at most 50. */
      falseAlarms: {
        /** Uuid. */
        customerId: string
        name: string
        /** Date-time. */
        at: string
        text: string
      }[]
    } | null
  }>
}

/**
 * Who is told what a signal saw, and when. Saving an automation also returns warnings about what
 * keeps it from sending.
 */
export interface WorkspaceAutomations {
  /**
   * Lists the automations that are not archived, newest first. Throws INVALID_TOOL_INPUT for a
   * wrong query.
   *
   * @example
   * await workspace.automations.list({ limit: 20 })
   */
  list(query?: AutomationQuery): Promise<AutomationPage>
  /**
   * Creates an automation, disabled by default. Throws INVALID_TOOL_INPUT naming the field of an
   * automation that could never run, and CONFLICT for an agent where no language model is
   * configured.
   *
   * @example
   * await workspace.automations.create({
   *   name: 'Usage',
   *   triggerType: 'SIGNAL_OCCURRENCE',
   *   signalIds: [id],
   *   cooldownHours: 72,
   *   enabled: true
   * })
   */
  create(input: NewAutomation, options?: ActorOptions): Promise<SavedAutomation>
  /**
   * Reads one automation, even an archived one. Throws NOT_FOUND.
   *
   * @example
   * await workspace.automations.get('00000000-0000-4000-8000-000000000001')
   */
  get(id: string): Promise<Automation>
  /**
   * Changes an automation; omitted fields keep their values. Throws the errors of `create`,
   * NOT_FOUND, and CONFLICT for an archived one.
   *
   * @example
   * await workspace.automations.update('00000000-0000-4000-8000-000000000001', {
   *   cooldownHours: 24
   * })
   */
  update(id: string, input: AutomationChange, options?: ActorOptions): Promise<SavedAutomation>
  /**
   * Enables an automation. It reports only what happens from now on. Throws NOT_FOUND and CONFLICT.
   *
   * @example
   * await workspace.automations.enable('00000000-0000-4000-8000-000000000001')
   */
  enable(id: string, options?: ActorOptions): Promise<SavedAutomation>
  /**
   * Disables an automation. It reports nothing until it is enabled again. Throws NOT_FOUND and
   * CONFLICT.
   *
   * @example
   * await workspace.automations.disable('00000000-0000-4000-8000-000000000001')
   */
  disable(id: string, options?: ActorOptions): Promise<SavedAutomation>
  /**
   * Archives an automation. Its runs can still be read. Throws NOT_FOUND and CONFLICT.
   *
   * @example
   * await workspace.automations.archive('00000000-0000-4000-8000-000000000001')
   */
  archive(id: string, options?: ActorOptions): Promise<SavedAutomation>
  /**
   * Shows which customers an automation would report if it ran now, and why. It sends and writes
   * nothing. Throws NOT_FOUND.
   *
   * @example
   * await workspace.automations.dryRun('00000000-0000-4000-8000-000000000001')
   */
  dryRun(id: string): Promise<DryRun>
  /**
   * Lists the runs of an automation of the last 90 days, newest first. Throws INVALID_TOOL_INPUT
   * for a wrong query, and NOT_FOUND.
   *
   * @example
   * await workspace.automations.runs('00000000-0000-4000-8000-000000000001', {
   *   status: 'DELIVERED'
   * })
   */
  runs(id: string, query?: AutomationRunQuery): Promise<AutomationRunPage>
  /**
   * Reads one run: its customers, and the results of its messages. Throws NOT_FOUND.
   *
   * @example
   * await workspace.automations.run(
   *   '00000000-0000-4000-8000-000000000001',
   *   '00000000-0000-4000-8000-000000000002'
   * )
   */
  run(id: string, runId: string): Promise<WholeAutomationRun>
}

/**
 * Endpoints tell other systems about events by signed requests, and members by mail.
 * docs/endpoints.md says how a receiver checks the signature.
 */
export interface WorkspaceEndpoints {
  /** Lists the endpoints, oldest first. */
  list(): Promise<Endpoint[]>
  /**
   * Creates an endpoint, which sends events to others: a webhook sends signed requests, an endpoint
   * of the kind email sends email to members. `secret` is shown only here. docs/endpoints.md shows
   * how a receiver checks the signature. Throws INVALID_TOOL_INPUT for an address that is not https
   * or not public and for an id that no member has, UNPROCESSABLE while the server has no secret or
   * cannot send mail, and CONFLICT when there are 50.
   *
   * @example
   * const { secret } = await workspace.endpoints.create({
   *   url: 'https://example.com/hooks',
   *   events: ['customer.churned']
   * })
   */
  create(
    input?: NewEndpoint,
    options?: ActorOptions
  ): Promise<{
    endpoint: Endpoint
    /** The signing secret of a webhook, `whsec_…`. It is shown only once. Null for the kind email. */
    secret: string | null
  }>
  /**
   * Reads one endpoint. Throws NOT_FOUND.
   *
   * @example
   * await workspace.endpoints.get('00000000-0000-4000-8000-000000000001')
   */
  get(id: string): Promise<Endpoint>
  /**
   * Changes an endpoint; omitted fields keep their values. Disabling fails waiting messages.
   * Enabling starts with new events, even if the endpoint disabled itself. Throws NOT_FOUND,
   * INVALID_TOOL_INPUT for an address that is not https or not public and for an id that no member
   * has, and UNPROCESSABLE while the server cannot send mail.
   *
   * @example
   * await workspace.endpoints.update(id, { enabled: true })
   */
  update(id: string, input: EndpointChange, options?: ActorOptions): Promise<Endpoint>
  /**
   * Removes an endpoint with its secret and the record of its messages. Automations that name it
   * send it nothing more. Throws NOT_FOUND.
   *
   * @example
   * await workspace.endpoints.remove('00000000-0000-4000-8000-000000000001')
   */
  remove(id: string, options?: ActorOptions): Promise<Endpoint>
  /**
   * Gives a webhook a new signing secret. For 24 hours, messages are also signed with the old one.
   * Throws NOT_FOUND and UNPROCESSABLE.
   *
   * @example
   * const { secret } = await workspace.endpoints.rotateSecret(id)
   */
  rotateSecret(
    id: string,
    options?: ActorOptions
  ): Promise<{
    endpoint: Endpoint
    /** The signing secret, `whsec_…`. It is shown only once. */
    secret: string
  }>
  /**
   * Sends a message of the type endpoint.test. The deliveries show the result. Throws NOT_FOUND,
   * CONFLICT and UNPROCESSABLE.
   *
   * @example
   * await workspace.endpoints.test('00000000-0000-4000-8000-000000000001')
   */
  test(id: string): Promise<EndpointDelivery>
  /**
   * Lists the messages to an endpoint of the last 30 days, newest first, without their content.
   * Throws INVALID_TOOL_INPUT for a wrong query, and NOT_FOUND.
   *
   * @example
   * await workspace.endpoints.deliveries('00000000-0000-4000-8000-000000000001', {
   *   status: 'FAILED'
   * })
   */
  deliveries(id: string, query?: EndpointDeliveryQuery): Promise<EndpointDeliveryPage>
  /**
   * Sends a failed message again. It keeps its webhook-id, so a receiver recognizes it. Throws
   * NOT_FOUND and CONFLICT.
   *
   * @example
   * await workspace.endpoints.replay(
   *   '00000000-0000-4000-8000-000000000001',
   *   '00000000-0000-4000-8000-000000000002'
   * )
   */
  replay(id: string, deliveryId: string): Promise<number>
  /**
   * Sends all failed messages of an endpoint again. Each keeps its webhook-id. Throws NOT_FOUND and
   * CONFLICT.
   *
   * @example
   * await workspace.endpoints.replayFailed('00000000-0000-4000-8000-000000000001')
   */
  replayFailed(id: string): Promise<number>
}

/**
 * Agents, which look into customers with a language model: their instructions, and what their runs
 * found.
 */
export interface WorkspaceAgents {
  /**
   * Lists the agents, newest first. Throws INVALID_TOOL_INPUT for a wrong query.
   *
   * @example
   * await workspace.agents.list({ limit: 20 })
   */
  list(query?: AgentQuery): Promise<AgentPage>
  /**
   * Creates an agent, disabled by default. Its tools only read. Because your code creates it, they
   * may read everything. Throws INVALID_TOOL_INPUT naming the field, and CONFLICT where no language
   * model is configured.
   *
   * @example
   * const { id } = await workspace.agents.create({
   *   displayName: 'Renewals',
   *   instructions: 'Who complained before a renewal?',
   *   enabled: true,
   *   schedule: { cadence: 'weekly', localTime: '08:00', weekday: 1 }
   * })
   */
  create(input: NewAgent, options?: ActorOptions): Promise<Agent>
  /**
   * Reads one agent. Throws NOT_FOUND.
   *
   * @example
   * await workspace.agents.get('00000000-0000-4000-8000-000000000001')
   */
  get(id: string): Promise<Agent>
  /**
   * Changes an agent; omitted fields keep their values. From then on, its tools may read
   * everything. Throws the errors of `create`, and NOT_FOUND.
   *
   * @example
   * await workspace.agents.update('00000000-0000-4000-8000-000000000001', { maxItemsToSurface: 5 })
   */
  update(id: string, input: AgentChange, options?: ActorOptions): Promise<Agent>
  /**
   * Enables an agent: it runs on its schedule, and for automations that name it. Throws NOT_FOUND,
   * and CONFLICT where no language model is configured.
   *
   * @example
   * await workspace.agents.enable('00000000-0000-4000-8000-000000000001')
   */
  enable(id: string, options?: ActorOptions): Promise<Agent>
  /**
   * Disables an agent: it runs only when somebody starts it. Throws NOT_FOUND.
   *
   * @example
   * await workspace.agents.disable('00000000-0000-4000-8000-000000000001')
   */
  disable(id: string, options?: ActorOptions): Promise<Agent>
  /**
   * Lists the runs of an agent of the last 90 days, newest first. Throws INVALID_TOOL_INPUT for a
   * wrong query, and NOT_FOUND.
   *
   * @example
   * await workspace.agents.runs('00000000-0000-4000-8000-000000000001', { status: 'COMPLETED' })
   */
  runs(id: string, query?: AgentRunQuery): Promise<AgentRunPage>
  /**
   * Runs an agent now, even a disabled one. The run has only started when this resolves. Throws
   * NOT_FOUND, and CONFLICT where no language model is configured or ten runs have not ended.
   *
   * @example
   * const { id: runId } = await workspace.agents.start(id)
   */
  start(id: string, options?: ActorOptions): Promise<WholeAgentRun>
  /**
   * Reads one run: its outputs, and everything that was read and answered. Throws NOT_FOUND.
   *
   * @example
   * await workspace.agents.run(
   *   '00000000-0000-4000-8000-000000000001',
   *   '00000000-0000-4000-8000-000000000002'
   * )
   */
  run(id: string, runId: string): Promise<WholeAgentRun>
}

/**
 * Who is who: what still has to be checked, who may be the same, what was merged, and what
 * reviewers decide. A decision outranks what events say, whenever the events arrive.
 */
export interface WorkspaceIdentity {
  /**
   * Counts the stored events that jobs still have to check, because they may belong to somebody
   * else now.
   */
  pending(): Promise<PendingReattribution>
  /**
   * Lists people and customers that may be the same, most recent first. The first page looks for
   * new ones. In a large workspace a job looks for them, so they come a little later. Throws
   * INVALID_TOOL_INPUT for a wrong query.
   *
   * @example
   * const { items } = await workspace.identity.suggestions({
   *   status: 'suggested',
   *   confidence: 'HIGH'
   * })
   */
  suggestions(query?: SuggestionQuery): Promise<SuggestionPage>
  /**
   * Reads one suggestion. Throws NOT_FOUND.
   *
   * @example
   * await workspace.identity.suggestion('0198c0de-0000-7000-8000-000000000001')
   */
  suggestion(id: string): Promise<Suggestion>
  /**
   * Merges the duplicate of a suggestion into its survivor. Repeating it changes nothing. Throws
   * NOT_FOUND, and CONFLICT if the duplicate belongs to somebody else now.
   *
   * @example
   * await workspace.identity.merge(suggestion.id, { actor: memberId })
   */
  merge(id: string, options?: ActorOptions): Promise<Suggestion>
  /**
   * Decides that the two of a suggestion are not the same, whatever events say. Throws NOT_FOUND,
   * and CONFLICT when they are merged.
   *
   * @example
   * await workspace.identity.reject('0198c0de-0000-7000-8000-000000000001')
   */
  reject(id: string, options?: ActorOptions): Promise<Suggestion>
  /**
   * Lists the merges in effect, newest first, whoever made them. Throws INVALID_TOOL_INPUT for a
   * wrong query.
   *
   * @example
   * await workspace.identity.merges({ limit: 20 })
   */
  merges(query?: MergeQuery): Promise<MergePage>
  /**
   * Shows what merging two customers or two people would do: which one remains, and what moves to
   * it. Throws INVALID_TOOL_INPUT for a wrong query, NOT_FOUND, and CONFLICT.
   *
   * @example
   * const { moves } = await workspace.identity.previewMerge({
   *   entity: 'customer',
   *   survivorId,
   *   duplicateId
   * })
   */
  previewMerge(query: HandMerge): Promise<MergePreview>
  /**
   * Merges two customers or two people by decision of a person. The merge holds whatever events
   * say. `identity.undo` undoes it, by the id of the duplicate. Throws NOT_FOUND, CONFLICT if they
   * are already merged, and INVALID_TOOL_INPUT for two that cannot be merged in this direction.
   *
   * @example
   * await workspace.identity.mergeByHand(
   *   { entity: 'customer', survivorId, duplicateId },
   *   { actor: memberId }
   * )
   */
  mergeByHand(input: HandMerge, options?: ActorOptions): Promise<Suggestion>
  /**
   * Undoes a merge: the duplicate is a separate user or customer again, with its events, and stays
   * separate from the survivor. Returns the decision as a rejected suggestion, which can be merged
   * again. Throws NOT_FOUND.
   *
   * @example
   * const [merge] = (await workspace.identity.merges()).items
   * await workspace.identity.undo(merge.id)
   */
  undo(id: string, options?: ActorOptions): Promise<Suggestion>
}

/** Providers that are connected, and how Rapport reads their data. */
export interface WorkspaceIntegrations {
  /**
   * Every provider in a fixed order, then your own; or only those that are connected. Throws
   * INVALID_TOOL_INPUT for a wrong query.
   *
   * @example
   * await workspace.integrations.list({ connectedOnly: true })
   */
  list(options?: {
    /** Only connected providers. */
    connectedOnly?: boolean
  }): Promise<IntegrationItem[]>
  /**
   * Which providers can be connected and how: the settings that the owner of the server must set,
   * and the fields that a person enters. Without `provider`, every provider in a fixed order, then
   * your own. Throws INVALID_TOOL_INPUT for a wrong query.
   *
   * @example
   * const [stripe] = await workspace.integrations.capabilities({ provider: 'stripe' })
   */
  capabilities(options?: {
    /** The id of a provider, such as hubspot. 1 to 80 characters. */
    provider?: string
  }): Promise<IntegrationCapability[]>
  /**
   * Connects with credentials, or returns a link. `config` is what `svc_setup_integration` takes
   * beside `provider`. Throws INVALID_TOOL_INPUT naming the field, NOT_FOUND, UNPROCESSABLE,
   * plan_connection_limit_exceeded, CONNECTION_CONFLICT, CREDENTIAL_REJECTED, HANDOFF_UNAVAILABLE,
   * and TRANSIENT_FAILURE.
   *
   * @example
   * await workspace.integrations.connect('stripe', {
   *   config: { connectionMode: 'restricted_key', credentials: { apiKey } }
   * })
   */
  connect(
    provider: ProviderName,
    input?: {
      /** The fields that the provider needs, as in `svc_setup_integration`, without `provider`. GET /api/integrations/capabilities names them. Without `config`, the answer has a link, unless the provider is connected already. */
      config?: Record<string, unknown>
    },
    options?: ActorOptions
  ): Promise<ConnectAnswer>
  /**
   * The state of each stream of a provider. Throws NOT_FOUND.
   *
   * @example
   * await workspace.integrations.status('stripe')
   */
  status(provider: ProviderName): Promise<IntegrationSyncs>
  /**
   * The runs of a provider, newest first, 20 by default. Throws NOT_FOUND when it is not connected.
   *
   * @example
   * await workspace.integrations.runs('stripe', { limit: 10 })
   */
  runs(
    provider: ProviderName,
    options?: {
      /** 20 by default. 1 to 1000. */
      limit?: number
    }
  ): Promise<IntegrationRun[]>
  /**
   * Starts a sync of a provider now. Throws NOT_FOUND when it is not connected.
   *
   * @example
   * await workspace.integrations.sync('stripe')
   */
  sync(
    provider: ProviderName,
    options?: ActorOptions
  ): Promise<{
    /** Uuid. */
    runId: string
  }>
  /**
   * Makes a webhook address for one connection. Enter it at the vendor, with the `secret` that the
   * vendor signs with. The address is shown once. A repeated call makes a new one. Throws NOT_FOUND
   * when it is not connected, and UNPROCESSABLE for a provider without webhooks, and if `publicUrl`
   * or `secret` are not set.
   *
   * @example
   * const { url } = await workspace.integrations.webhook('fireflies', { secret })
   */
  webhook(
    provider: ProviderName,
    input: {
      /** The vendor's signing secret. 8 to 500 characters. */
      secret: string
    },
    options?: ActorOptions
  ): Promise<{
    /** The address to enter at the vendor. The old address ends. */
    url: string
  }>
  /**
   * Returns a link to the page where a person connects a provider; null if it is connected. Throws
   * NOT_FOUND for a value that is not a provider, UNPROCESSABLE naming the settings that are
   * missing, and TOOL_CALL_FORBIDDEN when the plan allows no more.
   *
   * @example
   * const { connectUrl } = (await workspace.integrations.begin('hubspot')) ?? {}
   */
  begin(
    provider: ProviderName,
    options?: ActorOptions
  ): Promise<{
    /** Uuid. */
    sessionId: string
    /** Uri. */
    connectUrl: string
    /** Date-time. */
    expiresAt: string
  } | null>
  /**
   * Ends a connection and deletes its credential. The data stays, or with `data: 'remove'` a job
   * removes data that came only from it. Throws NOT_FOUND if the customer does not exist.
   *
   * @example
   * await workspace.integrations.disconnect('hubspot', { data: 'remove', actor: memberId })
   */
  disconnect(
    provider: ProviderName,
    options?: ActorOptions & {
      data?: 'keep' | 'remove'
    }
  ): Promise<{
    success: true
  }>
}

/**
 * The workspace's settings: its time zone, the currency that it adds up in, and the rates into
 * that.
 */
export interface WorkspaceSettings {
  /** Reads the workspace's settings: its time zone, its currency and the rates into it. */
  get(): Promise<{
    /** The IANA time zone that days and weeks are counted in. At least 1 characters. */
    defaultTimezone: string
    /** The currency that the console and the movements of MRR add up in; null while none is chosen. 3 to 3 characters. */
    currency: string | null
    /** The rates into that currency, by currency. */
    rates: {
      /** The currency (ISO 4217). 3 to 3 characters. */
      currency: string
      /** What one unit of it is worth in the workspace's currency, exactly. */
      rate: string
      /** The day of the rate, such as 2026-11-20. */
      date: string
      /** How many days ago that was. At least 0. */
      ageDays: number
    }[]
  }>
  /**
   * Changes the workspace's settings; omitted fields keep their values. A rate says what one unit
   * of a currency is worth in the workspace's currency. If you change the currency, the rates into
   * the old one are removed. Throws INVALID_TOOL_INPUT for an unknown time zone or currency, a rate
   * that is not above zero or far from every real one, and a day in the future.
   *
   * @example
   * await workspace.settings.change(
   *   { currency: 'USD', rates: { EUR: { rate: '1.08', date: '2026-11-20' } } },
   *   { actor: memberId }
   * )
   */
  change(
    input: {
      /** The name of an IANA time zone, such as Europe/Berlin. At least 1 characters. */
      defaultTimezone?: string
      /** The currency to add up in (ISO 4217). With another currency, all rates are removed. At most 3 characters. */
      currency?: string | null
      /** Rates by currency. A currency that is left out keeps its rate, and null removes it. */
      rates?: Record<
        string,
        {
          /** What one unit is worth in the workspace's currency, as decimal text, such as 1.08. At most 40 characters. */
          rate: string
          /** The day of the rate, such as 2026-11-20. At most 10 characters. */
          date: string
        } | null
      >
    },
    options?: ActorOptions
  ): Promise<{
    /** The IANA time zone that days and weeks are counted in. At least 1 characters. */
    defaultTimezone: string
    /** The currency that the console and the movements of MRR add up in; null while none is chosen. 3 to 3 characters. */
    currency: string | null
    /** The rates into that currency, by currency. */
    rates: {
      /** The currency (ISO 4217). 3 to 3 characters. */
      currency: string
      /** What one unit of it is worth in the workspace's currency, exactly. */
      rate: string
      /** The day of the rate, such as 2026-11-20. */
      date: string
      /** How many days ago that was. At least 0. */
      ageDays: number
    }[]
  }>
}

/**
 * What the workspace says about the texts that Rapport reads: its competitors, products and code
 * names, and how long a ticket may stay open.
 */
export interface WorkspaceReading {
  /** Reads the workspace's competitors, products, code names and patience with tickets. */
  get(): Promise<ReadingSettings>
  /**
   * Sets the workspace's competitors, products, code names and patience with tickets. A field that
   * is left out keeps its value, and [] clears a list. Names apply to sources that are read from
   * now on. Earlier facts stay as they are. Throws INVALID_TOOL_INPUT for a name of less than 2 or
   * more than 100 characters, a repeated name, more than 500 names, and a customer that does not
   * exist.
   *
   * @example
   * await workspace.reading.put(
   *   { competitors: ['Brightloop'], products: ['Atlas'] },
   *   { actor: memberId }
   * )
   */
  put(input?: ReadingSettingsChange, options?: ActorOptions): Promise<ReadingSettings>
}

/** What is stored about people, in all tables. docs/privacy.md names the tables and their columns. */
export interface WorkspacePrivacy {
  /**
   * Everything that is stored about a person or a customer, in pages: the rows that are theirs, and
   * the rows whose texts name them. Give exactly one of email, userId, visitorId and customerId.
   * docs/privacy.md describes the tables. Throws INVALID_TOOL_INPUT naming the field.
   *
   * @example
   * const { items } = await workspace.privacy.export({ email: 'ada@acme.com' })
   */
  export(input?: {
    /** A person by an email, in any case. 1 to 500 characters. */
    email?: string
    /** A person by your userId. 1 to 500 characters. */
    userId?: string
    /** A person by the id of a browser. An unidentified visitor is selected alone. 1 to 500 characters. */
    visitorId?: string
    /** A customer and all of its people, by Rapport's id, your customerId or a domain. 1 to 500 characters. */
    customerId?: string
    /** 200 by default. 1 to 1000. */
    limit?: number
    /** The `nextCursor` of the previous page. */
    cursor?: string
  }): Promise<{
    items: {
      /** The table, as docs/privacy.md names it. */
      table: string
      /** The row as it is stored. Times are ISO 8601 in UTC. */
      row: Record<string, unknown>
    }[]
    pagination: Pagination
  }>
  /**
   * What an erasure would remove: users, customers, events and sources. It changes nothing. Give
   * exactly one of email, userId, visitorId and customerId. Throws INVALID_TOOL_INPUT naming the
   * field.
   *
   * @example
   * const { users } = await workspace.privacy.previewErasure({ customerId: 'acme' })
   */
  previewErasure(input?: {
    /** A person by an email, in any case. 1 to 500 characters. */
    email?: string
    /** A person by your userId. 1 to 500 characters. */
    userId?: string
    /** A person by the id of a browser. An unidentified visitor is selected alone. 1 to 500 characters. */
    visitorId?: string
    /** A customer and all of its people, by Rapport's id, your customerId or a domain. 1 to 500 characters. */
    customerId?: string
  }): Promise<{
    /** People whose users would be removed. At least 0. */
    users: number
    /** Customers that would be removed. At least 0. */
    customers: number
    /** Events that would be removed. At least 0. */
    events: number
    /** Emails, calls and other sources that would be removed or changed. At least 0. */
    sources: number
    /** Whether a job does the work, because there are 10,000 events or more. */
    isJob: boolean
  }>
  /**
   * Erases a person, or a customer with all of its people, from every table, and keeps them away:
   * later events, syncs and puts do not bring them back. Give exactly one of email, userId,
   * visitorId and customerId; with customerId also `confirmUsers`. Below 10,000 events, it is done
   * when this resolves. Otherwise a job does it: `privacy.getErasure` shows the progress. Throws
   * CONFLICT for a customer unless `confirmUsers` is the number of its people.
   *
   * @example
   * const { removed } = await workspace.privacy.erase({ email: 'ada@acme.com' })
   */
  erase(input?: {
    /** A person by an email, in any case. 1 to 500 characters. */
    email?: string
    /** A person by your userId. 1 to 500 characters. */
    userId?: string
    /** A person by the id of a browser. An unidentified visitor is selected alone. 1 to 500 characters. */
    visitorId?: string
    /** A customer and all of its people, by Rapport's id, your customerId or a domain. 1 to 500 characters. */
    customerId?: string
    /** The number of people of the customer, from the preview. Required with customerId. At least 0. */
    confirmUsers?: number
  }): Promise<{
    /** Uuid. */
    id: string
    status: 'running' | 'done'
    selectedBy: 'email' | 'userId' | 'visitorId' | 'customerId'
    /** How many rows of each table were removed. */
    removed: Record<string, number>
    /** In how many rows of each table the names were masked. */
    masked: Record<string, number>
    /** Events that were dropped since, because they were of somebody who was erased. The newest erasure counts them. At least 0. */
    droppedEvents: number
    /** When it was asked for. Date-time. */
    askedAt: string
    /** When it was done; null while it runs. Date-time. */
    erasedAt: string | null
  }>
  /**
   * Shows the progress of an erasure, and what it removed. Throws NOT_FOUND.
   *
   * @example
   * await workspace.privacy.getErasure('00000000-0000-4000-8000-000000000001')
   */
  getErasure(id: string): Promise<{
    /** Uuid. */
    id: string
    status: 'running' | 'done'
    selectedBy: 'email' | 'userId' | 'visitorId' | 'customerId'
    /** How many rows of each table were removed. */
    removed: Record<string, number>
    /** In how many rows of each table the names were masked. */
    masked: Record<string, number>
    /** Events that were dropped since, because they were of somebody who was erased. The newest erasure counts them. At least 0. */
    droppedEvents: number
    /** When it was asked for. Date-time. */
    askedAt: string
    /** When it was done; null while it runs. Date-time. */
    erasedAt: string | null
  }>
  /**
   * Allows an erased person or customer to come back: a person with all of their names, even a
   * person of an erased customer, or a customer with all of its people. New data about them is
   * stored again. Erased data stays erased. Throws INVALID_TOOL_INPUT naming the field.
   *
   * @example
   * await workspace.privacy.lift({ email: 'ada@acme.com' })
   */
  lift(input?: {
    /** A person by an email, in any case. 1 to 500 characters. */
    email?: string
    /** A person by your userId. 1 to 500 characters. */
    userId?: string
    /** A person by the id of a browser. An unidentified visitor is selected alone. 1 to 500 characters. */
    visitorId?: string
    /** A customer and all of its people, by Rapport's id, your customerId or a domain. 1 to 500 characters. */
    customerId?: string
  }): Promise<{
    /** How many names (ids, emails and the like) may come back. At least 0. */
    lifted: number
  }>
  /**
   * Lists the erasures of the workspace without any name. Keep the list outside of the database:
   * after you restore a backup, `privacy.reapply` repeats the erasures. A page has 100. Repeat with
   * `next` until it is null.
   *
   * @example
   * const { items, next } = await workspace.privacy.records()
   */
  records(after?: string): Promise<ErasureRecords>
  /**
   * Repeats the erasures of these records in a database that was restored from a backup. Call it
   * before a server uses the database. Records of other organizations are skipped. Throws
   * INVALID_TOOL_INPUT for a value that is not a record.
   *
   * @example
   * const { erasures } = await workspace.privacy.reapply(records)
   */
  reapply(records: readonly ErasureRecord[]): Promise<Reapplied>
}

/** How long kinds of data are kept, and the removal of what is older. */
export interface WorkspaceRetention {
  /** Reads for how many days each kind of data is kept. */
  get(): Promise<{
    /** Events of browsers, servers and providers. What is counted of events then covers those that are left. Null: for good. 7 to 3650. */
    events: number | null
    /** Emails, calls, calendar events, tickets and chats, with their text and the facts that rest on nothing else. Null: for good. 7 to 3650. */
    conversations: number | null
    /** Ended runs of automations and agents, with their messages and what models said. Without a rule they are kept for 90 days. Null: for good. 7 to 3650. */
    runs: number | null
  }>
  /**
   * Sets for how many days events, conversations and runs are kept. A kind that is left out keeps
   * its rule; null keeps it for good. From the next night on, older data is removed for good.
   * Throws INVALID_TOOL_INPUT for less than 7 or more than 3,650 days.
   *
   * @example
   * await workspace.retention.put({ events: 730, conversations: 1095 }, { actor: memberId })
   */
  put(
    input?: {
      /** Events of browsers, servers and providers. What is counted of events then covers those that are left. Null: for good. 7 to 3650. */
      events?: number | null
      /** Emails, calls, calendar events, tickets and chats, with their text and the facts that rest on nothing else. Null: for good. 7 to 3650. */
      conversations?: number | null
      /** Ended runs of automations and agents, with their messages and what models said. Without a rule they are kept for 90 days. Null: for good. 7 to 3650. */
      runs?: number | null
    },
    options?: ActorOptions
  ): Promise<{
    /** Events of browsers, servers and providers. What is counted of events then covers those that are left. Null: for good. 7 to 3650. */
    events: number | null
    /** Emails, calls, calendar events, tickets and chats, with their text and the facts that rest on nothing else. Null: for good. 7 to 3650. */
    conversations: number | null
    /** Ended runs of automations and agents, with their messages and what models said. Without a rule they are kept for 90 days. Null: for good. 7 to 3650. */
    runs: number | null
  }>
  /**
   * Shows what the workspace's rules would remove now with this change. It changes nothing. Throws
   * INVALID_TOOL_INPUT naming the field.
   *
   * @example
   * const { kinds } = await workspace.retention.preview({ events: 365 })
   */
  preview(input?: {
    /** Events of browsers, servers and providers. What is counted of events then covers those that are left. Null: for good. 7 to 3650. */
    events?: number | null
    /** Emails, calls, calendar events, tickets and chats, with their text and the facts that rest on nothing else. Null: for good. 7 to 3650. */
    conversations?: number | null
    /** Ended runs of automations and agents, with their messages and what models said. Without a rule they are kept for 90 days. Null: for good. 7 to 3650. */
    runs?: number | null
  }): Promise<{
    /** The kinds that have a rule. */
    kinds: {
      kind: 'events' | 'conversations' | 'runs'
      /** Whole number. */
      days: number
      /** Data that is older than this time is removed. Date-time. */
      before: string
      /** How many rows that are. Whole number. */
      rows: number
    }[]
  }>
  /**
   * Starts to remove data that is older than the workspace's rules allow, without waiting for the
   * night.
   *
   * @example
   * const { kinds } = await workspace.retention.run()
   */
  run(): Promise<{
    /** The kinds that have a rule. */
    kinds: {
      kind: 'events' | 'conversations' | 'runs'
      /** Whole number. */
      days: number
      /** Data that is older than this time is removed. Date-time. */
      before: string
      /** How many rows that are. Whole number. */
      rows: number
    }[]
  }>
  /**
   * Lists the newest 100 runs that removed old data, newest first, with the number of removed rows
   * of each kind.
   */
  runs(): Promise<{
    /** The newest 100 runs, newest first. */
    items: {
      /** Uuid. */
      id: string
      /** When the run began. Date-time. */
      startedAt: string
      /** When the run ended; null while it goes on. Date-time. */
      endedAt: string | null
      kinds: {
        kind: 'events' | 'conversations' | 'runs'
        /** Whole number. */
        days: number
        /** Data that was older than this time was removed. Date-time. */
        before: string
        /** How many rows were removed so far. Whole number. */
        removed: number
      }[]
    }[]
  }>
}

/** Who changed what, as a chain of entries: nobody can change, remove or add one unseen. */
export interface WorkspaceAudit {
  /**
   * Lists what was changed, newest first, with the names of the members and API keys that did it.
   * Throws INVALID_TOOL_INPUT for a wrong query.
   *
   * @example
   * const { items } = await workspace.audit.entries({ actorId: 'm_1' })
   */
  entries(query?: AuditQuery): Promise<NamedAuditPage>
  /**
   * The audit log as a chain, the oldest entry first: each entry with its hash and the hash of the
   * one before it. docs/audit.md says how to check it. Throws INVALID_TOOL_INPUT for a wrong query.
   *
   * @example
   * const { items } = await workspace.audit.chain({ limit: 1000 })
   */
  chain(query?: {
    /** 50 by default. 1 to 1000. */
    limit?: number
    /** The `nextCursor` of the previous page. */
    cursor?: string
  }): Promise<{
    organizationId: string
    items: AuditLine[]
    pagination: Pagination
  }>
  /**
   * Checks that no entry of the audit log was changed, removed, moved or added since it was
   * written. Pass the `head` of an earlier answer as `head` to find missing entries at the end,
   * too. Throws INVALID_TOOL_INPUT naming the field.
   *
   * @example
   * const { valid, fault, head } = await workspace.audit.verify()
   */
  verify(input?: {
    /** The head of an earlier answer, which the chain must contain. Matches `^[0-9a-f]{64}$`. */
    head?: string
  }): Promise<{
    valid: boolean
    /** How many entries of the chain were checked, up to the first fault. At least 0. */
    entries: number
    /** How many of them have lost values to an erasure. At least 0. */
    erased: number
    /** Entries that a job will add to the chain. At least 0. */
    waiting: number
    /** The hash of the last entry that was checked. Store it elsewhere, and pass it next time. */
    head: string
    fault: {
      /** The place in the chain. Whole number. */
      position: number
      entryId: string | null
      reason: string
    } | null
  }>
  /**
   * Lists changes that tools made, newest first. An entry names who made it, the tool, and the
   * values before and after. 50 a page by default, at most 1,000. Throws INVALID_TOOL_INPUT for a
   * wrong page.
   *
   * @example
   * const { items } = await workspace.audit.list({ limit: 100 })
   */
  list(page?: {
    cursor?: string
    /** 1 to 1000. */
    limit?: number
  }): Promise<AuditPage>
}

/** All rows of a workspace, to move it into another database. docs/import.md says what is left out. */
export interface WorkspaceTransfer {
  /**
   * All rows of the workspace, table by table. Repeat with `next` until it is null. Keys,
   * credentials of providers and unsent messages are left out. Throws INVALID_TOOL_INPUT naming the
   * field, and NOT_FOUND.
   *
   * @example
   * let page = await workspace.transfer.export({})
   */
  export(input?: {
    /** The table to read; the first one by default. */
    table?: string
    /** The key of the last row that was read. Without it, the export starts with the first row. */
    after?: (string | number | null)[]
    /** 500 by default. 1 to 1000. */
    limit?: number
  }): Promise<{
    organization: {
      /** Uuid. */
      id: string
      name: string
      slug: string
    }
    /** A fingerprint of all tables. The rows can only be imported where it is the same. */
    schema: string
    table: string
    /** The rows as they are stored. Times are epoch milliseconds. */
    rows: Record<string, unknown>[]
    /** The next request; null after the last row of the last table. */
    next: {
      table: string
      /** The key of the last row that was read. Without it, the export starts with the first row. */
      after: (string | number | null)[]
    } | null
    /** The tables that are not exported, and why. */
    leftOut: Record<string, string>
  }>
  /**
   * Stores rows of an export from another database, in an organization with the same id. The first
   * call needs an empty workspace. Calls may be repeated. Throws CONFLICT if the workspace is not
   * empty, has another id, or another version made the export; INVALID_TOOL_INPUT for rows that do
   * not fit.
   *
   * @example
   * await workspace.transfer.import({
   *   organizationId: page.organization.id,
   *   schema: page.schema,
   *   isFirst: true,
   *   rows: page.rows.map((row) => ({ table: page.table, row }))
   * })
   */
  import(batch: TransferredRows): Promise<{
    /** Whole number. */
    added: number
  }>
}

/** Keys for web pages, which send events, and the domains of these pages. */
export interface WorkspacePublicKeys {
  /** The domains of pages that may send events. */
  domains(): Promise<string[]>
  /**
   * Replaces the domains of pages that may send events, and returns the new list. Throws
   * INVALID_TOOL_INPUT naming the wrong domain.
   *
   * @example
   * await workspace.publicKeys.setDomains(['https://app.example.com'])
   */
  setDomains(domains: readonly string[]): Promise<string[]>
  /** All public keys, oldest first, including revoked ones. */
  list(): Promise<PublicKey[]>
  /**
   * Changes what a key's events may change; omitted fields keep their values. At once on one
   * Postgres, otherwise within `limits.keyCacheSeconds` in other processes. Throws NOT_FOUND when
   * there is no such key.
   *
   * @example
   * await workspace.publicKeys.setTrust(publicKey, { billing: 'record' })
   */
  setTrust(publicKey: string, trust: TrustChange): Promise<PublicKey>
  /**
   * Ends a public key: at once on one Postgres, else within `limits.keyCacheSeconds` in other
   * processes. Throws NOT_FOUND when there is no such key.
   *
   * @example
   * await workspace.publicKeys.revoke('pk_0198c0de')
   */
  revoke(publicKey: string): Promise<PublicKey>
  /**
   * Creates a public key, and adds `domains` to those of the workspace. A domain looks like
   * `https://app.example.com`, `https://*.example.com` or `http://localhost`. `trust` sets what the
   * key's events may change, by default everything. `expiresAt` sets when the key ends, by default
   * never. Throws INVALID_TOOL_INPUT naming the field.
   *
   * @example
   * const { publicKey } = await workspace.publicKeys.create({
   *   domains: ['https://app.example.com'],
   *   trust: { billing: 'record' }
   * })
   */
  create(input?: NewPublicKey): Promise<PublicKey>
}

/**
 * People who sign in to the console by one-time links, and what they may do there.
 * docs/console-sign-in.md has the roles. A host that lets people in by its own sign-in needs none
 * of this.
 */
export interface WorkspaceTeam {
  /** Lists the members who may sign in to the console, by name, with their roles. */
  list(): Promise<TeamMember[]>
  /** Lists invitations and sign-in links that nobody has used, newest first, without their secrets. */
  links(): Promise<TeamLink[]>
  /**
   * Creates a link with which a person joins the console, once. Its secret is shown only here.
   * Rapport sends no email, so give the link to the person yourself. Throws CONFLICT when the
   * address belongs to a member who has a role.
   *
   * @example
   * const { url } = await workspace.team.invite(
   *   { email: 'ada@example.com', role: 'member' },
   *   { actor: memberId }
   * )
   */
  invite(input: InvitationInput, options?: ActorOptions): Promise<NewTeamLink>
  /**
   * Creates a link with which a member signs in again, once, within a day. The secret of the link
   * is shown only here. Rapport sends no email. Throws NOT_FOUND when there is no such member,
   * CONFLICT for a member without a role.
   *
   * @example
   * const { url } = await workspace.team.signInLink('m_1')
   */
  signInLink(id: string, options?: ActorOptions): Promise<NewTeamLink>
  /**
   * Withdraws an invitation or a sign-in link, so that it no longer works. Throws NOT_FOUND when
   * there is no such link, CONFLICT when it was used.
   *
   * @example
   * await workspace.team.withdraw('00000000-0000-4000-8000-000000000001')
   */
  withdraw(id: string, options?: ActorOptions): Promise<TeamLink>
  /**
   * Changes the role of a member in the console, or removes it with null. The change applies from
   * the next request on, in every process. API keys of the member keep working. Throws NOT_FOUND
   * when there is no such member, CONFLICT for the last owner, and if the current role is not
   * `was`.
   *
   * @example
   * await workspace.team.setRole('m_1', { role: 'admin', was: 'member' })
   */
  setRole(
    id: string,
    input: {
      /** null: the member may not sign in any more. */
      role: 'owner' | 'admin' | 'member' | 'viewer' | null
      /** The role that you read. If the role has changed since, the call fails with CONFLICT. */
      was?: 'owner' | 'admin' | 'member' | 'viewer' | null
    },
    options?: ActorOptions
  ): Promise<ChangedRole>
  /** Lists the browsers in which members are signed in, last used first. */
  sessions(): Promise<TeamSession[]>
  /**
   * Ends a session at once, in every process. Only an owner ends an owner's. Throws NOT_FOUND when
   * there is no such session.
   *
   * @example
   * await workspace.team.endSession('00000000-0000-4000-8000-000000000001')
   */
  endSession(
    id: string,
    options?: ActorOptions
  ): Promise<{
    /** Uuid. */
    id: string
  }>
}

/** Keys for servers and agents, which call Rapport over HTTP. */
export interface WorkspaceApiKeys {
  /** All keys, oldest first, including revoked ones. */
  list(): Promise<ApiKey[]>
  /**
   * The keys that begin with this prefix, including revoked ones. Use it to find a key that has
   * leaked.
   *
   * @example
   * const [leaked] = await workspace.apiKeys.find('ok_AbCdEf12')
   */
  find(prefix: string): Promise<ApiKey[]>
  /**
   * Changes the name of a key, or when it ends. Omitted fields keep their values. Throws NOT_FOUND
   * when there is no such key, CONFLICT when it is revoked or has expired.
   *
   * @example
   * await workspace.apiKeys.update(id, { name: 'billing server' })
   */
  update(
    id: string,
    input: {
      /** What the key is for, in your own words. 1 to 255 characters. */
      name?: string
      /** At most the calling key's own end, which is the default. */
      expiresAt?: string | number | Date | null
    }
  ): Promise<ApiKey>
  /**
   * Makes a new key with the name, grants and end of this one. The old key works for one more day,
   * or for `overlapSeconds`, so that servers can switch. `key` is the new secret, which is only
   * shown here. Throws NOT_FOUND when there is no such key, CONFLICT when it is revoked or has
   * expired.
   *
   * @example
   * const { key } = await workspace.apiKeys.rotate(id, { overlapSeconds: 3600 })
   */
  rotate(
    id: string,
    input?: {
      /** How long the old key still works; 86,400 (a day) by default. 0 to 2592000. */
      overlapSeconds?: number
    }
  ): Promise<{
    /** The secret, shown only once. */
    key: string
    apiKey: ApiKey
  }>
  /**
   * Ends a key: at once on one Postgres, otherwise within `limits.keyCacheSeconds` in other
   * processes. Throws NOT_FOUND when there is no such key.
   *
   * @example
   * await workspace.apiKeys.revoke('0198c0de-0000-7000-8000-000000000001')
   */
  revoke(id: string): Promise<ApiKey>
  /**
   * Creates an API key. `key` is the secret itself, which is only shown here. Throws
   * INVALID_TOOL_INPUT naming the field.
   *
   * @example
   * const { key } = await workspace.apiKeys.create({
   *   name: 'agent',
   *   grants: ['customer_intelligence:read']
   * })
   */
  create(input: NewApiKey): Promise<{
    /** The secret, shown only once. */
    key: string
    apiKey: ApiKey
  }>
  /**
   * Replaces the grants of a key: at once on one Postgres, otherwise within
   * `limits.keyCacheSeconds` in other processes. Throws NOT_FOUND, and INVALID_TOOL_INPUT for a
   * value that is not a grant.
   *
   * @example
   * await workspace.apiKeys.setGrants(id, ['customer_intelligence:read', 'workspace_members:read'])
   */
  setGrants(id: string, grants: readonly Grant[]): Promise<ApiKey>
}

/**
 * Whether pages have to prove whom they identify. While it is enabled, events with a public key
 * that name a user without the right `userIdentity.userHash` are kept as events of nobody, and are
 * ingest issues. Your own code and servers with an API key need no proof.
 */
export interface WorkspaceIdentityVerification {
  /** Shows whether it is enabled, and until when proofs with the previous secret are valid. */
  status(): Promise<VerificationStatus>
  /**
   * Requires the proof: at once on one Postgres, otherwise within `limits.keyCacheSeconds` in other
   * processes. First make your pages send it.
   */
  enable(): Promise<VerificationStatus>
  /** Stops requiring the proof. The secret stays. */
  disable(): Promise<VerificationStatus>
  /**
   * The secret with which `userHash` makes the proofs. It is made at the first call. Keep it on
   * your servers.
   *
   * @example
   * const hash = userHash(await workspace.identityVerification.secret(), user.id)
   */
  secret(): Promise<string>
  /**
   * Makes a new secret and returns it. Proofs with the old one stay valid for a day, or for
   * `keepPreviousSeconds`. Use 0 if others know the secret. Throws CONFLICT if somebody else
   * rotates it at the same time.
   *
   * @example
   * const secret = await workspace.identityVerification.rotate({ keepPreviousSeconds: 3600 })
   */
  rotate(options?: Rotation): Promise<string>
}

/** Background jobs: their state, and the jobs that were given up. */
export interface WorkspaceJobs {
  /**
   * Shows the state of the workspace's background jobs by lane, and the jobs that were given up,
   * with their errors.
   *
   * @example
   * const { lanes, failed } = await workspace.jobs.list()
   */
  list(): Promise<{
    lanes: {
      /** The lane, such as identity or network. `other` has hooks, and jobs of other versions of Rapport. */
      lane: string
      /** Jobs that are due, or that wait for another try. At least 0. */
      waiting: number
      /** At least 0. */
      running: number
      /** Jobs that were given up. At least 0. */
      failed: number
      /** Since when the oldest due job has been waiting. Date-time. */
      oldestAt: string | null
    }[]
    failed: {
      kind: string
      /** What jobs of this kind do. */
      summary: string
      lane: string
      /** The error of the last attempt. */
      error: string | null
      /** At least 1. */
      count: number
      /** Date-time. */
      since: string
    }[]
  }>
  /**
   * Retries jobs that were given up: all of them, or those of one kind. Their work is not lost.
   * Throws INVALID_TOOL_INPUT naming the field.
   *
   * @example
   * const retried = await workspace.jobs.retry({ kind: 'provider_sync' })
   */
  retry(input?: {
    /** Only jobs of this kind. 1 to 500 characters. */
    kind?: string
  }): Promise<number>
}

/** Hook events that failed, and that you can send again. */
export interface WorkspaceHooks {
  /**
   * Lists dead letters of hooks: deliveries that failed 20 times, oldest first, at most 100.
   *
   * @example
   * const [oldest] = await workspace.hooks.deadLetters()
   */
  deadLetters(): Promise<
    {
      /** The id of the delivery, which its handler receives. Uuid. */
      id: string
      /** The event of the hook, such as customer.activated. */
      name: string
      hookId: string
      /** When it happened. Date-time. */
      at: string
      historical: boolean
      data: Record<string, unknown>
      /** At least 0. */
      attempts: number
      /** The error of the last attempt. */
      error: string | null
      /** Date-time. */
      since: string
    }[]
  >
  /**
   * Delivers dead letters of hooks again: all of them, those of one hook, or one. Throws
   * INVALID_TOOL_INPUT naming the field.
   *
   * @example
   * const retried = await workspace.hooks.retry({ hookId: 'crm' })
   */
  retry(input?: {
    /** Only those of this hook. 1 to 200 characters. */
    hookId?: string
    /** Only this delivery. Uuid. */
    id?: string
  }): Promise<number>
}

/** Messages that did not arrive at their destination. */
export interface WorkspaceDeliveries {
  /**
   * Lists messages that did not arrive at their destination, newest first, at most 100.
   *
   * @example
   * const [newest] = await workspace.deliveries.failed()
   */
  failed(): Promise<
    {
      /** Uuid. */
      id: string
      kind: 'automation' | 'digest' | 'test'
      /** Uuid. */
      destinationId: string
      /** Uuid. */
      automationId: string | null
      /** Uuid. */
      runId: string | null
      /** UNKNOWN: it was sent, but may not have arrived. */
      status: 'PENDING' | 'SENDING' | 'DELIVERED' | 'FAILED' | 'UNKNOWN'
      error: string | null
      /** Whole number. */
      attempts: number
      /** Whole number. */
      itemCount: number
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      endedAt: string | null
      /** The name of the destination. */
      label: string
    }[]
  >
  /**
   * Retries a message that did not arrive. A message that may have arrived is never sent twice.
   * Throws NOT_FOUND and CONFLICT.
   *
   * @example
   * const { status } = await workspace.deliveries.retry(id)
   */
  retry(id: string): Promise<Delivery>
}

/** Which members may see and change which customers. */
export interface WorkspaceAccess {
  /**
   * Shows who owns a customer and who was given access to it, oldest first. With `history`, it also
   * tells who had access before. The customer is named by its id, the host's customerId or its
   * domain. Throws NOT_FOUND if the customer does not exist.
   *
   * @example
   * const [owner] = await workspace.access.list('acme')
   */
  list(
    customer: NamedCustomer,
    options?: {
      history?: boolean
    }
  ): Promise<Access[]>
  /**
   * Shows whether a member has this role for a customer, or a higher one: an owner may do what an
   * editor may, an editor what a viewer may. False for a member or customer that does not exist.
   *
   * @example
   * if (!(await workspace.access.can(memberId, 'acme', 'EDITOR'))) throw new Forbidden()
   */
  can(memberId: string, customer: NamedCustomer, role: AccessRole): Promise<boolean>
}

/** The event that shows that a customer has begun to use the product. */
export interface WorkspaceActivation {
  /**
   * Looks for the activation event in the stored events of the last `days` days, and marks the
   * people who sent it as activated. Ingest can continue meanwhile. Running it again changes
   * nothing. Throws CONFLICT when no activation event is set, or when another one is set while it
   * runs.
   *
   * @example
   * await workspace.activation.backfill({ days: 90 })
   */
  backfill(options: {
    /** At least 1. */
    days: number
  }): Promise<Backfill>
}

/** The nouns of a workspace. */
export interface WorkspaceNouns {
  /**
   * Searches everything that customers wrote and said, and the facts from it: in pages, by
   * customer, with counts. Throws INVALID_TOOL_INPUT naming the field, NOT_FOUND, and CONFLICT.
   *
   * @example
   * await workspace.search({ query: 'who is unhappy with support since August', limit: 10 })
   */
  search(input: SearchInput): Promise<SearchAnswer>
  /** The workspace's own people, who look after customers. */
  readonly members: WorkspaceMembers
  /** The companies that use your product, or might. */
  readonly customers: WorkspaceCustomers
  /** The people who use your product. */
  readonly users: WorkspaceUsers
  /** Emails, calls, tickets and records. */
  readonly sources: WorkspaceSources
  /** What is known of customers, with its evidence. */
  readonly facts: WorkspaceFacts
  /** What customers pay for. */
  readonly subscriptions: WorkspaceSubscriptions
  /** The terms of customers: when they start and end, what they are worth, and how they ended. */
  readonly contracts: WorkspaceContracts
  /**
   * People over all devices and merged records: who they are, what they did and said, and who the
   * champions of accounts are.
   */
  readonly people: WorkspacePeople
  /**
   * How good the probabilities are that customers leave, which are fitted on how customers left
   * before.
   */
  readonly health: WorkspaceHealth
  /**
   * What all customers pay a month, in one currency, and how it moved. docs/money.md has the
   * definitions.
   */
  readonly revenue: WorkspaceRevenue
  /** Customers and people by a filter, with what work needs of each. */
  readonly lists: WorkspaceLists
  /** Saved filters with a name, and the history of who entered and left. */
  readonly segments: WorkspaceSegments
  /** Lists that somebody has arranged and saved. */
  readonly views: WorkspaceViews
  /** SQL that somebody has saved with a name, with its parameters and its history. */
  readonly queries: WorkspaceQueries
  /** Pages of tiles that somebody has arranged: saved queries, and charts of the console. */
  readonly dashboards: WorkspaceDashboards
  /** How many customers and people use each feature. */
  readonly features: WorkspaceFeatures
  /**
   * Events of the past, those that arrived last, and why others did not. Live events go to
   * `ingest`, or to the ingest route.
   */
  readonly events: WorkspaceEvents
  /**
   * What somebody should look at, and who does. Rapport finds these items, and your own system can
   * raise more.
   */
  readonly attention: WorkspaceAttention
  /** What members write down of customers and people. */
  readonly notes: WorkspaceNotes
  /** What members mean to do, by hand, from an attention item or from an automation. */
  readonly tasks: WorkspaceTasks
  /**
   * The digest of a member: what changed and what needs the member, by mail or to a channel.
   * docs/digest.md says how mail is set up.
   */
  readonly digest: WorkspaceDigest
  /**
   * What the workspace watches for. Saving a signal also returns warnings about what keeps it from
   * matching.
   */
  readonly signals: WorkspaceSignals
  /** Look-backs on past months: who left, and when Rapport would have warned you. */
  readonly lookback: WorkspaceLookback
  /**
   * Who is told what a signal saw, and when. Saving an automation also returns warnings about what
   * keeps it from sending.
   */
  readonly automations: WorkspaceAutomations
  /**
   * Endpoints tell other systems about events by signed requests, and members by mail.
   * docs/endpoints.md says how a receiver checks the signature.
   */
  readonly endpoints: WorkspaceEndpoints
  /**
   * Agents, which look into customers with a language model: their instructions, and what their
   * runs found.
   */
  readonly agents: WorkspaceAgents
  /**
   * Who is who: what still has to be checked, who may be the same, what was merged, and what
   * reviewers decide. A decision outranks what events say, whenever the events arrive.
   */
  readonly identity: WorkspaceIdentity
  /** Providers that are connected, and how Rapport reads their data. */
  readonly integrations: WorkspaceIntegrations
  /**
   * The workspace's settings: its time zone, the currency that it adds up in, and the rates into
   * that.
   */
  readonly settings: WorkspaceSettings
  /**
   * What the workspace says about the texts that Rapport reads: its competitors, products and code
   * names, and how long a ticket may stay open.
   */
  readonly reading: WorkspaceReading
  /** What is stored about people, in all tables. docs/privacy.md names the tables and their columns. */
  readonly privacy: WorkspacePrivacy
  /** How long kinds of data are kept, and the removal of what is older. */
  readonly retention: WorkspaceRetention
  /** Who changed what, as a chain of entries: nobody can change, remove or add one unseen. */
  readonly audit: WorkspaceAudit
  /**
   * All rows of a workspace, to move it into another database. docs/import.md says what is left
   * out.
   */
  readonly transfer: WorkspaceTransfer
  /** Keys for web pages, which send events, and the domains of these pages. */
  readonly publicKeys: WorkspacePublicKeys
  /**
   * People who sign in to the console by one-time links, and what they may do there.
   * docs/console-sign-in.md has the roles. A host that lets people in by its own sign-in needs none
   * of this.
   */
  readonly team: WorkspaceTeam
  /** Keys for servers and agents, which call Rapport over HTTP. */
  readonly apiKeys: WorkspaceApiKeys
  /**
   * Whether pages have to prove whom they identify. While it is enabled, events with a public key
   * that name a user without the right `userIdentity.userHash` are kept as events of nobody, and
   * are ingest issues. Your own code and servers with an API key need no proof.
   */
  readonly identityVerification: WorkspaceIdentityVerification
  /** Background jobs: their state, and the jobs that were given up. */
  readonly jobs: WorkspaceJobs
  /** Hook events that failed, and that you can send again. */
  readonly hooks: WorkspaceHooks
  /** Messages that did not arrive at their destination. */
  readonly deliveries: WorkspaceDeliveries
  /** Which members may see and change which customers. */
  readonly access: WorkspaceAccess
  /** The event that shows that a customer has begun to use the product. */
  readonly activation: WorkspaceActivation
}
