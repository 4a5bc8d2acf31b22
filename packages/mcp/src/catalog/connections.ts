import type { Described } from './described.js'

export const connections = {
  svc_list_destinations: {
    title: 'List notification destinations',
    description:
      'Lists the channels, such as those of Slack, that notifications can go to, with their state and which one is the default. Next: svc_get_destination.',
    effect: 'read'
  },
  svc_get_destination: {
    title: 'Read a notification destination',
    description: 'Reads one destination by the id of svc_list_destinations.',
    effect: 'read'
  },
  svc_create_destination: {
    title: 'Add a notification destination',
    description:
      'Adds a channel, such as one of Slack, that notifications can go to. Use it only when a person asked for it. Returns its id and state.',
    effect: 'write'
  },
  svc_update_destination: {
    title: 'Change a notification destination',
    description: 'Renames a destination, or makes it the default. Use it only when a person asked for it.',
    effect: 'write',
    repeatable: true
  },
  svc_enable_destination: {
    title: 'Enable a notification destination',
    description: 'Lets notifications go to a destination again. Use it only when a person asked for it.',
    effect: 'write',
    repeatable: true
  },
  svc_disable_destination: {
    title: 'Disable a notification destination',
    description: 'Stops notifications to a destination; the default one cannot be disabled. Use it only when a person asked for it.',
    effect: 'destroy',
    repeatable: true
  },
  svc_archive_destination: {
    title: 'Archive a notification destination',
    description: 'Takes a destination out of use for good. Use it only when a person asked for it.',
    effect: 'destroy'
  },
  svc_get_integration_capabilities: {
    title: 'List what can be connected',
    description:
      'Lists providers (billing, CRM, calls, mail, support, product analytics) and how each is connected. Next: svc_begin_integration_setup.',
    effect: 'read',
    narrow: 'Ask for one provider.'
  },
  svc_get_integration_status: {
    title: 'Read which integrations are connected',
    description:
      'Tells which providers are connected, and what is missing. Use it when data seems absent or old. Next: svc_get_integration_capabilities.',
    effect: 'read',
    narrow: 'Ask for one provider.'
  },
  svc_begin_integration_setup: {
    title: 'Begin to connect an integration',
    description:
      'Answers a link to a page on which a person connects a provider; it works once, for 15 minutes. Give the link to nobody but the person who asked. Next: svc_get_integration_setup_status.',
    effect: 'write'
  },
  svc_get_integration_setup_status: {
    title: 'Read how far a setup is',
    description: 'Tells whether a setup begun with svc_begin_integration_setup is pending, connected, failed or expired.',
    effect: 'read'
  },
  svc_setup_integration: {
    title: 'Connect an integration step by step',
    description:
      'Connects a provider as far as one call can, and answers in next what is to be done; call it again until next is null. provider decides which other fields apply: credentials for key providers, configuration for mappings, connectionMode for stripe and others that take a sign-in or a key. Never invent credentials: ask the person.',
    effect: 'write',
    remedy: 'Begin with provider alone (for stripe with connectionMode): next says what is missing.'
  }
} satisfies Record<string, Described>
