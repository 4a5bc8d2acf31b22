import type { SourceInput, Workspace } from '@rapport/core'
import { addressOf, ownDomain, sourceTypes, withWorkspace } from '../../packages/server-node/src/evaluation/memory-workspace.js'
import type { CorpusText } from './search-set.js'

/** A Rapport in memory that holds the corpus and the facts read in it. */
export interface EvaluationWorld {
  workspace: Workspace
  /** Sets the time of the next questions. */
  setNow(instant: string): void
}

const day = 86_400_000
const sourcesAtOnce = 50

/** Works with a Rapport that holds the corpus. */
export function withCorpus<R>(corpus: readonly CorpusText[], work: (world: EvaluationWorld) => Promise<R>): Promise<R> {
  let now = Math.max(...corpus.map(({ occurredAt }) => Date.parse(occurredAt))) + day
  const setNow = (instant: string) => {
    now = Date.parse(instant)
  }
  return withWorkspace(
    async (workspace, rapport) => {
      const customers = new Map(corpus.map(({ customerId, customer }) => [customerId, customer]))
      await workspace.customers.put([...customers].map(([customerId, name]) => ({ customerId, name })))
      const colleagues = new Set(corpus.filter(({ from }) => from === 'colleague').map(({ author }) => author))
      await workspace.members.put([...colleagues].map((name) => ({ email: addressOf(name, ownDomain), name })))
      for (let start = 0; start < corpus.length; start += sourcesAtOnce) {
        await workspace.sources.put(corpus.slice(start, start + sourcesAtOnce).map((text) => sourceOf(text, colleagues)))
      }
      await rapport.runDue()
      return work({ workspace, setNow })
    },
    { now: () => now }
  )
}

function sourceOf(text: CorpusText, colleagues: ReadonlySet<string>): SourceInput {
  const { id, type, customerId, title, occurredAt, author, participants } = text
  const domain = (name: string) => (colleagues.has(name) ? ownDomain : `${customerId}.example`)
  return {
    sourceType: sourceTypes[type],
    externalId: id,
    occurredAt,
    title,
    customer: { customerId },
    participants: participants.map((name) => ({ name, email: addressOf(name, domain(name)), role: name === author ? 'from' : 'to' })),
    segments: segmentsOf(text)
  }
}

function segmentsOf({ type, text, author }: CorpusText): { text: string; speaker?: string }[] {
  return text.split('\n').flatMap((line) => {
    const [, speaker, words] = (type === 'CALL' || type === 'CHAT' ? /^([^:]{2,40}): (.+)$/.exec(line) : null) ?? []
    if (speaker !== undefined && words !== undefined) return [{ speaker, text: words }]
    return line.trim() === '' ? [] : [{ text: line, ...(type === 'EMAIL' && { speaker: author }) }]
  })
}
