import type { CompleteRequest, CompleteResult } from '@modelcontextprotocol/sdk/types.js'
import { ProtocolError } from '../protocol-error.js'
import type { Serving } from '../serving.js'
import { takesArgument } from './prompts.js'
import { briefTemplate } from './resources.js'

const maxValues = 20
const maxSearchLength = 500

interface Found {
  items: { id: string; name: string | null; domain: string | null }[]
  pagination: { total: number; hasMore: boolean }
}

/** Completes the name of a customer, as prompts and resources take it. Throws ProtocolError for what cannot be completed. */
export async function complete({ ref, argument }: CompleteRequest['params'], { access, signal }: Serving): Promise<CompleteResult> {
  const isCustomer =
    ref.type === 'ref/prompt' ? takesArgument(ref.name, argument.name) : ref.uri === briefTemplate && argument.name === 'customer'
  if (!isCustomer) throw new ProtocolError('invalid_params', 'Only the customer of a prompt or of the resource template can be completed')
  const search = argument.value.trim().slice(0, maxSearchLength)
  const found = (await access.call('svc_list_customers', { limit: maxValues, ...(search && { search }) }, { signal })) as Found
  return { completion: { values: namesOf(found.items, search), total: found.pagination.total, hasMore: found.pagination.hasMore } }
}

/** What names each of these customers and no other of them, those that begin as was written first. */
function namesOf(items: Found['items'], search: string): string[] {
  const keyOf = (name: string) => name.toLowerCase()
  const isAlone = (name: string) => items.filter((other) => keyOf(other.name ?? '') === keyOf(name)).length === 1
  const values = items.map(({ id, name, domain }) => (name && isAlone(name) ? name : (domain ?? id)))
  const begins = (value: string) => keyOf(value).startsWith(keyOf(search))
  return [...values.filter(begins), ...values.filter((value) => !begins(value))]
}
