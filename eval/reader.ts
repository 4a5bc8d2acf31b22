import { createRapport, type SourceInput, type Workspace } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import type { Labelled } from './labelled.js'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const at = '2026-06-01T09:00:00Z'
const colleague = { email: 'sam@ours.example', name: 'Sam Reed' }
const customersAtOnce = 200

/** A fact that was read: its type, and whether it counts without a person's confirmation. */
export interface ReadFact {
  type: string
  isActive: boolean
}

/** Puts each text as a source of a customer of its own, as a host would, and answers the facts that Rapport lists for each, in the same order. */
export async function readFacts(texts: readonly Labelled[]): Promise<ReadFact[][]> {
  const rapport = createRapport({ store: memoryStore(), logger: silent })
  try {
    const { id } = await rapport.organizations.create({ name: 'Evaluation' })
    const workspace = rapport.organization(id)
    await workspace.members.put([{ email: colleague.email, name: colleague.name }])
    const found: ReadFact[][] = []
    for (let start = 0; start < texts.length; start += customersAtOnce) {
      const some = texts.slice(start, start + customersAtOnce)
      await workspace.customers.put(some.map((_, index) => ({ customerId: `c${start + index}`, name: `Customer ${start + index}` })))
      await workspace.sources.put(some.map((text, index) => sourceOf(text, start + index)))
      await rapport.runDue()
      for (const index of some.keys()) found.push(await factsOf(workspace, `c${start + index}`))
    }
    return found
  } finally {
    await rapport.close()
  }
}

async function factsOf(workspace: Workspace, customer: string): Promise<ReadFact[]> {
  const { facts } = await workspace.call('svc_list_facts', { customer, limit: 100 })
  return facts.map(({ factType, status }) => ({ type: factType, isActive: status === 'ACTIVE' }))
}

/** Where a text of this channel comes from, who wrote it, and its turns where it is a talk. */
function sourceOf({ text, channel, ourSpeakers = [] }: Labelled, index: number): SourceInput {
  const isOwn = channel.includes('own colleague')
  const author = isOwn ? { ...colleague, role: 'from' } : { email: 'pat@theirs.example', name: 'Pat Doyle', role: 'from' }
  const own = ourSpeakers.map((name) => ({ name, email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@ours.example` }))
  return {
    sourceType: sourceTypeOf(channel),
    externalId: `text-${index}`,
    occurredAt: at,
    customer: { customerId: `c${index}` },
    participants: [author, ...own],
    segments: turnsOf(text, channel)
  }
}

function sourceTypeOf(channel: string): SourceInput['sourceType'] {
  if (channel.includes('email')) return 'EMAIL'
  if (channel.startsWith('call') && !channel.includes('CRM')) return 'CALL'
  if (channel.startsWith('ticket')) return 'SUPPORT_TICKET'
  if (channel.startsWith('chat')) return 'SLACK'
  return channel.startsWith('opportunity') ? 'CRM_OPPORTUNITY' : 'CRM'
}

const turn = /^([\p{Lu}][\p{L}\p{N} .'-]{0,40}): (.*)$/u

/** Each `Name: words` of a call is a segment with its speaker; other texts are one segment. */
function turnsOf(text: string, channel: string): { text: string; speaker?: string }[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const turns = lines.map((line) => turn.exec(line))
  if (!channel.startsWith('call') || turns.length < 2 || turns.some((found) => found === null)) return [{ text }]
  return turns.map((found) => ({ speaker: found?.[1] ?? '', text: found?.[2] ?? '' }))
}
