import type { Described } from './described.js'

export const customers = {
  svc_list_customers: {
    title: 'Find customers',
    description:
      'Finds customer accounts by name or domain (search), owner, billing status, silence, activity, MRR or traits. Use it first when you have only a name, and for "which accounts ..." questions. Returns id, name, domain, billing status, MRR in minor units (cents), activity and owner; pagination.total is the whole count. Next: svc_get_customer with an id.',
    effect: 'read'
  },
  svc_list_users: {
    title: 'Find people of customers',
    description:
      "Finds people at customers by email or name, account, journey stage or activity. Use it to see who is active, who went quiet, or whom to talk to. Returns email, name, stage, customer, first and last activity. Next: svc_get_timeline of the person's customer.",
    effect: 'read'
  },
  svc_list_workspace_users: {
    title: 'Find colleagues',
    description:
      'Finds members of our own team: account owners, managers, roles, territories. Use it to find an owner, or how many customers each owns. Returns member id, email, name, role, number of customers. Next: svc_list_customers with ownerId.',
    effect: 'read'
  },
  svc_get_customer: {
    title: 'Read a customer',
    description:
      'Reads one account by id, customerId, domain or exact name: billing status, owner, first and last activity. With include also people (users), revenue, recentTimeline, behaviorMetrics of the timeframe. Use it to brief on an account; ask for no part that you do not need. Next: svc_get_customer_relationship for how it stands, svc_list_facts for proof.',
    effect: 'read',
    narrow:
      'Ask for fewer parts with include; svc_list_users with customerId pages through all people, svc_get_timeline through all events.',
    remedy: 'Find the account with svc_list_customers (search), and name it by its id.'
  },
  svc_get_customer_relationship: {
    title: "Sum up a customer's relationship",
    description:
      'Sums up how things stand with one account: a line or two and at most eight statements (risks, wishes, promises, mood), each with what it was read from. Use it before a meeting, or to hear why an account is at risk. Next: svc_list_facts or svc_search_customer_context for the exact words.',
    effect: 'read',
    remedy: 'Find the account with svc_list_customers (search), and name it by its id.'
  },
  svc_assign_customer_owner: {
    title: 'Change the owner of a customer',
    description:
      'Makes a member the owner of a customer; the former owner stays as an editor. Use it only when a person asked for it. Find ids with svc_list_customers and svc_list_workspace_users. Returns the new and the former owner.',
    effect: 'write',
    repeatable: true
  },
  svc_grant_customer_access: {
    title: 'Give a member access to a customer',
    description:
      'Lets a member view or edit one customer. Use it only when a person asked for it. Find ids with svc_list_customers and svc_list_workspace_users. Returns the grant.',
    effect: 'write',
    repeatable: true
  },
  svc_update_customer_access: {
    title: 'Change access to a customer',
    description:
      'Changes the role of a member who already has access to a customer. Use it only when a person asked for it. Returns the grant.',
    effect: 'write',
    repeatable: true
  },
  svc_revoke_customer_access: {
    title: 'Take access to a customer away',
    description: "Ends a member's access to a customer; an owner keeps it. Use it only when a person asked for it. Returns what was ended.",
    effect: 'destroy'
  }
} satisfies Record<string, Described>
