import { createRapport, type Logger, type SourceInput, type Workspace } from '@rapport/core'
import type { CorpusText } from './search-set.js'

/** The facts of a text: for measuring the search with other facts than the rules read. */
export interface TextFacts {
  id: string
  facts: readonly { factType: string; quote: string }[]
}

/** A Rapport in memory that holds the corpus. */
export interface EvaluationWorld {
  workspace: Workspace
  /** Sets the time of the next questions. */
  setNow(instant: string): void
  close(): Promise<void>
}

const silent: Logger = { info: () => undefined, warn: () => undefined, error: (message, fields) => console.error(message, fields) }

const sourceTypes = { EMAIL: 'EMAIL', CALL: 'CALL', TICKET: 'SUPPORT_TICKET', CHAT: 'SLACK', NOTE: 'CRM' } as const

/** Puts the corpus, and reads its facts by the rules, or puts those that are given. */
export async function searchWorld(corpus: readonly CorpusText[], facts?: readonly TextFacts[]): Promise<EvaluationWorld> {
  let now = Math.max(...corpus.map(({ occurredAt }) => Date.parse(occurredAt))) + 86_400_000
  const rapport = createRapport({ logger: silent, clock: { now: () => now } })
  const { id } = await rapport.organizations.create({ name: 'Evaluation' })
  const workspace = rapport.organization(id)
  const customers = new Map(corpus.map(({ customerId, customer }) => [customerId, customer]))
  await workspace.customers.put([...customers].map(([customerId, name]) => ({ customerId, name })))
  const colleagues = new Set(corpus.filter(({ from }) => from === 'colleague').map(({ author }) => author))
  await workspace.members.put([...colleagues].map((name) => ({ id: emailOf(name, 'ours'), email: emailOf(name, 'ours'), name })))
  for (let start = 0; start < corpus.length; start += 50) {
    await workspace.sources.put(corpus.slice(start, start + 50).map((text) => sourceOf(text, colleagues)))
  }
  if (facts) await putFacts(workspace, corpus, facts)
  else await rapport.runDue()
  return {
    workspace,
    setNow(instant) {
      now = Date.parse(instant)
    },
    close: () => rapport.close()
  }
}

async function putFacts(workspace: Workspace, corpus: readonly CorpusText[], facts: readonly TextFacts[]): Promise<void> {
  const texts = new Map(corpus.map((text) => [text.id, text]))
  const batch = facts.flatMap(({ id, facts: own }) => {
    const text = texts.get(id)
    return text ? own.map((fact, index) => factOf(text, fact, index)) : []
  })
  for (let start = 0; start < batch.length; start += 50) await workspace.facts.put(batch.slice(start, start + 50))
}

function factOf(text: CorpusText, { factType, quote }: TextFacts['facts'][number], index: number) {
  return {
    externalId: `${text.id} ${index}`,
    customer: { customerId: text.customerId },
    assertion: quote,
    factType: factType as 'CUSTOM',
    status: 'ACTIVE' as const,
    confidence: 0.9,
    occurredAt: text.occurredAt,
    evidence: [{ sourceType: sourceTypes[text.type], sourceId: text.id, quote }]
  }
}

function sourceOf(text: CorpusText, colleagues: ReadonlySet<string>): SourceInput {
  const { id, type, customerId, title, occurredAt, author, participants } = text
  const host = (name: string) => (colleagues.has(name) ? 'ours' : customerId)
  return {
    sourceType: sourceTypes[type],
    externalId: id,
    occurredAt,
    title,
    customer: { customerId },
    participants: participants.map((name) => ({ name, email: emailOf(name, host(name)), role: name === author ? 'from' : 'to' })),
    segments: segmentsOf(text)
  }
}

function segmentsOf({ type, text, author }: CorpusText): { text: string; speaker?: string }[] {
  return text.split('\n').flatMap((line) => {
    const said = type === 'CALL' || type === 'CHAT' ? /^([^:]{2,40}): (.+)$/.exec(line) : null
    if (said?.[1] && said[2]) return [{ speaker: said[1], text: said[2] }]
    return line.trim() === '' ? [] : [{ text: line, ...(type === 'EMAIL' && { speaker: author }) }]
  })
}

function emailOf(name: string, company: string): string {
  const local = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
  return `${local.replace(/^\.|\.$/g, '') || 'someone'}@${company}.test`
}
