import type { SourceInput } from '@rapport/core'
import type { LabelledText } from './labelled-text.js'
import { addressOf, ownDomain, turnsOf, withWorkspace } from './memory-workspace.js'

const at = '2026-06-01T09:00:00Z'
const colleague = 'Sam Reed'
const customersAtOnce = 200

/** Puts each text as a source of a customer of its own, as a host would, and answers the types of the facts that Rapport lists for each, in order. */
export function readFacts(texts: readonly LabelledText[]): Promise<ReadonlySet<string>[]> {
  return withWorkspace(async (workspace, rapport) => {
    await workspace.members.put([{ email: addressOf(colleague, ownDomain), name: colleague }])
    const found: ReadonlySet<string>[] = []
    for (let start = 0; start < texts.length; start += customersAtOnce) {
      const some = texts.slice(start, start + customersAtOnce)
      await workspace.customers.put(some.map((_, index) => ({ customerId: `c${start + index}`, name: `Customer ${start + index}` })))
      await workspace.sources.put(some.map((text, index) => sourceOf(text, start + index)))
      await rapport.runDue()
      for (const index of some.keys()) {
        const { facts } = await workspace.call('svc_list_facts', { customer: `c${start + index}`, limit: 100 })
        found.push(new Set(facts.map(({ factType }) => factType)))
      }
    }
    return found
  })
}

/** Where a text of this channel comes from, who wrote it, and its turns where it is a talk. */
function sourceOf({ text, channel, ourSpeakers = [] }: LabelledText, index: number): SourceInput {
  const author = channel.includes('own colleague') ? { name: colleague, email: addressOf(colleague, ownDomain) } : stranger
  const own = ourSpeakers.map((name) => ({ name, email: addressOf(name, ownDomain) }))
  return {
    sourceType: sourceTypeOf(channel),
    externalId: `text-${index}`,
    occurredAt: at,
    customer: { customerId: `c${index}` },
    participants: [{ ...author, role: 'from' }, ...own],
    segments: (channel.startsWith('call') ? turnsOf(text) : undefined) ?? [{ text }]
  }
}

const stranger = { name: 'Pat Doyle', email: 'pat@theirs.example' }

function sourceTypeOf(channel: string): SourceInput['sourceType'] {
  if (channel.includes('email')) return 'EMAIL'
  if (channel.startsWith('call') && !channel.includes('CRM')) return 'CALL'
  if (channel.startsWith('ticket')) return 'SUPPORT_TICKET'
  if (channel.startsWith('chat')) return 'SLACK'
  return channel.startsWith('opportunity') ? 'CRM_OPPORTUNITY' : 'CRM'
}
