// Made by scripts/generate.ts from the tools' schemas: change those or scripts/generate/method-names.ts, then run `npm run generate`.

import { bySubject, list, single } from './methods.js'
import type { SendCall } from './send-call.js'
import type { ToolInputs } from './tools.generated.js'

/** Makes one method for every tool, grouped by noun, each of which ends in `send`. */
export function createToolMethods(send: SendCall) {
  return {
    customers: {
      /** Lists customers, newest activity first, narrowed by activity, billing, revenue, traits, owner or text. Calls `svc_list_customers`; needs the grant customer_intelligence:read. */
      list: list(send, 'svc_list_customers', (page) => page.items),
      /** Reads a customer, and on request its people, revenue, recent timeline, activity and enrichment. Calls `svc_get_customer`; needs the grant customer_intelligence:read. */
      get: bySubject(single(send, 'svc_get_customer'), (customer: string, rest?: Omit<ToolInputs['svc_get_customer'], 'customer'>) => ({
        ...rest,
        customer
      })),
      /** Sums up how things stand with a customer: a line or two, and the most telling statements with what they are traced to. Calls `svc_get_customer_relationship`; needs the grant customer_intelligence:read. */
      getRelationship: bySubject(
        single(send, 'svc_get_customer_relationship'),
        (customer: string, rest?: Omit<ToolInputs['svc_get_customer_relationship'], 'customer'>) => ({ ...rest, customer })
      ),
      /** Makes a member the owner of a customer; the former owner stays as an editor. Calls `svc_assign_customer_owner`; needs the grant customer_access:manage. */
      assignOwner: single(send, 'svc_assign_customer_owner'),
      /** Gives a member access to a customer, or another role where it has access already. Calls `svc_grant_customer_access`; needs the grant customer_access:manage. */
      grantAccess: single(send, 'svc_grant_customer_access'),
      /** Changes a member's role with a customer, where it has access already. Calls `svc_update_customer_access`; needs the grant customer_access:manage. */
      updateAccess: single(send, 'svc_update_customer_access'),
      /** Takes a member's access to a customer away; the owner always has it. Calls `svc_revoke_customer_access`; needs the grant customer_access:manage. */
      revokeAccess: single(send, 'svc_revoke_customer_access')
    },
    users: {
      /** Lists the people who use the product, newest activity first, narrowed by stage, customer, activity, traits or text. Calls `svc_list_users`; needs the grant customer_intelligence:read. */
      list: list(send, 'svc_list_users', (page) => page.items)
    },
    workspaceUsers: {
      /** Lists the workspace's own members, those who own most customers first. Calls `svc_list_workspace_users`; needs the grant workspace_members:read. */
      list: list(send, 'svc_list_workspace_users', (page) => page.items)
    },
    timeline: {
      /** Reads a customer's timeline, newest first: what its people did, where and when, and its emails, meetings, tickets and records. Calls `svc_get_timeline`; needs the grant customer_intelligence:read. */
      get: bySubject(
        list(send, 'svc_get_timeline', (page) => page.events),
        (customer: string, rest?: Omit<ToolInputs['svc_get_timeline'], 'customer'>) => ({ ...rest, customer })
      )
    },
    facts: {
      /** Lists what is known of a customer, what occurred last first, each with the source that it was read from. Calls `svc_list_facts`; needs the grant customer_intelligence:read. */
      list: bySubject(
        list(send, 'svc_list_facts', (page) => page.facts),
        (customer: string, rest?: Omit<ToolInputs['svc_list_facts'], 'customer'>) => ({ ...rest, customer })
      ),
      /** Reads a fact, and on request the exact quotes that it rests on. Calls `svc_get_fact`; needs the grant customer_intelligence:read. */
      get: bySubject(single(send, 'svc_get_fact'), (factId: string, rest?: Omit<ToolInputs['svc_get_fact'], 'factId'>) => ({
        ...rest,
        factId
      }))
    },
    sources: {
      /** Reads an email, call, ticket or record by its exact text, a page of segments at a time. Calls `svc_get_source`; needs the grant customer_intelligence:read. */
      get: single(send, 'svc_get_source'),
      /** Lists emails, calls, tickets and records, the newest first, narrowed by customer, people, provider, type or time. Calls `svc_list_sources`; needs the grant customer_intelligence:read. */
      list: list(send, 'svc_list_sources', (page) => page.items)
    },
    /** Finds the facts and sources that answer a question, best first, with the exact words that do. Calls `svc_search_customer_context`; needs the grant customer_intelligence:read. */
    search: bySubject(
      single(send, 'svc_search_customer_context'),
      (query: string, rest?: Omit<ToolInputs['svc_search_customer_context'], 'query'>) => ({ ...rest, query })
    ),
    /** Runs one SELECT, in the dialect of Postgres, over the views that svc_schema describes. Calls `svc_query`; needs the grant analytics:read. */
    query: bySubject(single(send, 'svc_query'), (sql: string, rest?: Omit<ToolInputs['svc_query'], 'sql'>) => ({ ...rest, sql })),
    /** Describes the views that svc_query reads: their columns, and queries to begin with. Calls `svc_schema`; needs the grant analytics:read. */
    schema: single(send, 'svc_schema'),
    destinations: {
      /** Lists where notifications go, the oldest first, without what is archived. Calls `svc_list_destinations`; needs the grant destinations:manage. */
      list: single(send, 'svc_list_destinations'),
      /** Reads a destination, also one that is archived. Calls `svc_get_destination`; needs the grant destinations:manage. */
      get: bySubject(single(send, 'svc_get_destination'), (id: string, rest?: Omit<ToolInputs['svc_get_destination'], 'id'>) => ({
        ...rest,
        id
      })),
      /** Adds a Slack channel that notifications can go to; until Slack is connected it waits for its provider. Calls `svc_create_destination`; needs the grant destinations:manage. */
      create: single(send, 'svc_create_destination'),
      /** Renames a destination, or makes it the default in place of the one that is. Calls `svc_update_destination`; needs the grant destinations:manage. */
      update: single(send, 'svc_update_destination'),
      /** Lets a destination get notifications. Calls `svc_enable_destination`; needs the grant destinations:manage. */
      enable: bySubject(single(send, 'svc_enable_destination'), (id: string, rest?: Omit<ToolInputs['svc_enable_destination'], 'id'>) => ({
        ...rest,
        id
      })),
      /** Lets a destination get no more notifications; the default one cannot be disabled. Calls `svc_disable_destination`; needs the grant destinations:manage. */
      disable: bySubject(
        single(send, 'svc_disable_destination'),
        (id: string, rest?: Omit<ToolInputs['svc_disable_destination'], 'id'>) => ({ ...rest, id })
      ),
      /** Puts a destination away for good: it can still be read, but no longer be changed, and its channel is free again. Calls `svc_archive_destination`; needs the grant destinations:manage. */
      archive: bySubject(
        single(send, 'svc_archive_destination'),
        (id: string, rest?: Omit<ToolInputs['svc_archive_destination'], 'id'>) => ({ ...rest, id })
      )
    },
    activation: {
      /** Reads which event activates customers and the people who send it. Calls `svc_get_customer_activation`; needs the grant activation:read. */
      get: single(send, 'svc_get_customer_activation'),
      /** Tells whom an activation event would have activated in the last days, with examples; changes nothing. Calls `svc_preview_customer_activation`; needs the grant activation:read. */
      preview: bySubject(
        single(send, 'svc_preview_customer_activation'),
        (eventName: string, rest?: Omit<ToolInputs['svc_preview_customer_activation'], 'eventName'>) => ({ ...rest, eventName })
      ),
      /** Sets which event activates from now on; null switches it off. Whoever is activated stays so. Calls `svc_update_customer_activation`; needs the grant activation:manage. */
      update: single(send, 'svc_update_customer_activation')
    },
    settings: {
      /** Reads the workspace's settings. Calls `svc_get_workspace_settings`; needs the grant workspace_settings:read. */
      get: single(send, 'svc_get_workspace_settings'),
      /** Changes the workspace's settings. Calls `svc_update_workspace_settings`; needs the grant workspace_settings:manage. */
      update: single(send, 'svc_update_workspace_settings')
    },
    features: {
      /** Lists the workspace's features with how much everybody uses them, and the event names that could become features. Calls `svc_list_features`; needs the grant customer_intelligence:read. */
      list: single(send, 'svc_list_features'),
      /** Makes a feature of a custom event, narrowed by properties; asked again, it answers the one that there is. Calls `svc_create_feature`; needs the grant behavior_metrics:manage. */
      create: single(send, 'svc_create_feature'),
      /** Archives a feature, so that it is counted no more; it takes the current revision, and the last feature stays. Calls `svc_archive_feature`; needs the grant behavior_metrics:manage. */
      archive: single(send, 'svc_archive_feature'),
      /** Reads how a customer uses each of the workspace's features, week by week when asked. Calls `svc_get_customer_features`; needs the grant customer_intelligence:read. */
      getForCustomer: bySubject(
        single(send, 'svc_get_customer_features'),
        (customer: string, rest?: Omit<ToolInputs['svc_get_customer_features'], 'customer'>) => ({ ...rest, customer })
      )
    },
    attentionItems: {
      /** Lists what the workspace should look at, the most pressing first, with how much each account weighs. Calls `svc_list_attention_items`; needs the grant customer_intelligence:read. */
      list: list(send, 'svc_list_attention_items', (page) => page.items),
      /** Reads an attention item: what changed, why it matters, how sure that is, and what speaks for and against it. Calls `svc_get_attention_item`; needs the grant customer_intelligence:read. */
      get: bySubject(single(send, 'svc_get_attention_item'), (id: string, rest?: Omit<ToolInputs['svc_get_attention_item'], 'id'>) => ({
        ...rest,
        id
      }))
    }
  }
}

/** One method for every tool, grouped by noun. */
export type ToolMethods = ReturnType<typeof createToolMethods>
