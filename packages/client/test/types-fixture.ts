// Compiled by types.test.ts, never run: every line below `@ts-expect-error` must not compile, every other one must.
import type { RapportClient, ToolInputs, ToolName, ToolOutputs } from '../src/index.js'

/** Fails to compile unless both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never
const same = <_Holds extends true>() => undefined

export async function inputs(client: RapportClient, options: { cursor: string | undefined }) {
  await client.call('svc_list_customers')
  await client.call('svc_list_customers', {})
  await client.call('svc_list_customers', { billingStatus: 'PAYING', traitFilters: { plan: 'pro', seats: 3, trial: false } })
  await client.call('svc_list_customers', { cursor: options.cursor }, { timeout: 1_000, signal: AbortSignal.timeout(1) })
  await client.call('svc_get_timeline', { customer: 'acme.example' })
  await client.tools.getTimeline({ customer: 'acme.example', channels: ['PRODUCT'] }, { maxRetries: 0 })
  await client.tools.getTimeline({ customer: 'acme.example' }, { maxRetries: 0 })

  // @ts-expect-error no tool has this name
  await client.call('svc_list_costumers')
  // @ts-expect-error the tool has no such field
  await client.call('svc_list_customers', { billing: 'PAYING' })
  // @ts-expect-error the enumeration has no such value
  await client.call('svc_list_customers', { billingStatus: 'PAID' })
  // @ts-expect-error a number, not a text
  await client.call('svc_list_customers', { limit: '5' })
  // @ts-expect-error the required field is missing
  await client.call('svc_get_timeline', {})
  // @ts-expect-error the input with the required field is missing
  await client.call('svc_get_timeline')
  // @ts-expect-error no option has this name
  await client.call('svc_list_customers', {}, { timeOut: 5 })
  // @ts-expect-error the required field is missing
  await client.tools.getTimeline()
  // @ts-expect-error the enumeration has no such value
  await client.tools.getTimeline({ customer: 'acme.example', channels: ['PHONE'] })
  // @ts-expect-error the tool has no such field
  await client.tools.listCustomers({ stage: 'ENGAGED' })
  await client.customers.put([{ customerId: 'acme', traits: { plan: 'pro' } }], { timeout: 5 })
  await client.users.get({ email: 'ada@acme.example' })
  await client.subscriptions.list()
  await client.facts.setStatus('f_1', 'SNOOZED', { until: new Date() }, { timeout: 5 })
  await client.facts.setStatus('f_1', 'ACTIVE')
  // @ts-expect-error none of them
  await client.users.get({})
  // @ts-expect-error no such field
  await client.customers.put([{ customer_id: 'acme' }])
  // @ts-expect-error a list needs its customer
  await client.facts.list()
  // @ts-expect-error no such status
  await client.facts.setStatus('f_1', 'GONE')
  // @ts-expect-error there is no such noun
  await client.costumers.list()
}

export async function outputs(client: RapportClient) {
  const page = await client.call('svc_list_customers')
  same<Same<typeof page, ToolOutputs['svc_list_customers']>>()
  same<Same<(typeof page.items)[number]['billingStatus'], 'NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED'>>()
  same<Same<(typeof page.items)[number]['name'], string | null>>()
  same<Same<typeof page.pagination.total, number>>()
  const listed = await client.tools.listCustomers()
  same<Same<typeof listed, typeof page>>()
  for await (const customer of client.tools.listCustomers()) same<Same<typeof customer, (typeof page.items)[number]>>()
  for await (const entry of client.tools.getTimeline({ customer: 'acme.example' }))
    same<Same<typeof entry.metadata, Record<string, unknown>>>()
  same<Same<ToolInputs['svc_get_timeline']['customer'], string>>()

  // @ts-expect-error may be null
  const name: string = page.items[0].name
  // @ts-expect-error the timeline counts nothing
  const total = (await client.tools.getTimeline({ customer: 'acme.example' })).pagination.total
  // @ts-expect-error no such tool
  const tool: ToolName = 'svc_nothing'
  return { name, total, tool }
}
