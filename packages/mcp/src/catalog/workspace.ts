import type { Described } from './described.js'

export const workspace = {
  svc_list_attention_items: {
    title: 'List what needs attention',
    description:
      'Lists accounts that need somebody now (risks, past due payments, usage drops, stalled trials, interest in more), the most pressing first, with the revenue at stake. Start here for "who is about to leave", "what should I do today". Next: svc_get_attention_item for the reasons.',
    effect: 'read'
  },
  svc_get_attention_item: {
    title: 'Read an attention item',
    description:
      'Reads one attention item: what changed, why it matters, how sure that is, and the evidence for and against. Use it to explain a risk or a chance. Next: svc_list_facts or svc_get_timeline of its customer.id.',
    effect: 'read'
  },
  svc_list_features: {
    title: 'List product features',
    description:
      'Lists the features that are tracked, with how many customers use each over some weeks, and event names that could become features (candidates). Use it for "how is feature F used". Next: svc_get_customer_features for one account, or svc_query on activity.event_name for who uses one.',
    effect: 'read',
    narrow: 'Ask for fewer candidates with candidateLimit.'
  },
  svc_get_customer_features: {
    title: "Read a customer's use of features",
    description:
      'Reads how one account uses each feature over some weeks: events, active days, first and last use. Use it to see adoption, or a feature that was dropped. Next: svc_get_timeline for the events.',
    effect: 'read',
    narrow: 'Ask for fewer weeks, and leave out includeWeeklyUsage.',
    remedy: 'Find the account with svc_list_customers (search), and name it by its id.'
  },
  svc_create_feature: {
    title: 'Track a feature',
    description:
      'Makes a feature of a custom event, so that its use is counted. Use it only when a person asked for it; take sourceKey and eventName from svc_list_features. Asked again, it answers the one that there is.',
    effect: 'write',
    repeatable: true
  },
  svc_archive_feature: {
    title: 'Stop tracking a feature',
    description:
      'Archives a feature, so that it is no longer listed. Use it only when a person asked for it. Its id is in svc_list_features.',
    effect: 'destroy',
    repeatable: true
  },
  svc_get_customer_activation: {
    title: 'Read the activation event',
    description:
      'Reads which event makes a customer count as activated. Use it to explain activatedAt. Next: svc_preview_customer_activation.',
    effect: 'read'
  },
  svc_preview_customer_activation: {
    title: 'Try an activation event',
    description: 'Tells how many customers another activation event would have activated lately, with examples. Changes nothing.',
    effect: 'read',
    narrow: 'Ask for fewer examples with exampleLimit.'
  },
  svc_update_customer_activation: {
    title: 'Change the activation event',
    description:
      'Sets which event makes a customer count as activated. Use it only when a person asked for it, after svc_preview_customer_activation.',
    effect: 'write',
    repeatable: true
  },
  svc_get_workspace_settings: {
    title: 'Read the workspace settings',
    description: "Reads the workspace's time zone. Use it before you speak of local times.",
    effect: 'read'
  },
  svc_update_workspace_settings: {
    title: 'Change the workspace settings',
    description: "Sets the workspace's time zone. Use it only when a person asked for it.",
    effect: 'write',
    repeatable: true
  }
} satisfies Record<string, Described>
