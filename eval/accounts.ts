import type { SourceInput } from '@rapport/core'
import { addressOf, ownDomain, sourceTypes, turnsOf, withWorkspace } from '../packages/server-node/src/evaluation/memory-workspace.js'
import type { LabelledAccount } from './labelled.js'

/** What Rapport says of the accounts of a set. */
export interface AccountFigures {
  accounts: number
  leaving: number
  /** Accounts that say that they may leave, and have a fact that says so. */
  found: number
  /** Accounts that say nothing of the kind, and have such a fact. */
  falselyFound: number
  wrong: string[]
}

/** Puts the conversations of all accounts, and counts which of them have a CHURN_RISK. */
export function accountFigures(accounts: readonly LabelledAccount[]): Promise<AccountFigures> {
  return withWorkspace(async (workspace, rapport) => {
    const own = new Set(accounts.flatMap(({ sources }) => sources.flatMap(colleaguesOf)))
    await workspace.members.put([...own].map((name) => ({ name, email: addressOf(name, ownDomain) })))
    await workspace.customers.put(accounts.map(({ id: customerId, name, domain }) => ({ customerId, name, domain })))
    await workspace.sources.put(accounts.flatMap((account) => sourcesOf(account, own)))
    await rapport.runDue()
    const figures: AccountFigures = { accounts: accounts.length, leaving: 0, found: 0, falselyFound: 0, wrong: [] }
    for (const { id, mood } of accounts) {
      const { facts } = await workspace.call('svc_list_facts', { customer: id, factTypes: ['CHURN_RISK'], limit: 100 })
      const isLeaving = mood === 'leaving'
      const isFound = facts.length > 0
      if (isLeaving) figures.leaving++
      if (isFound && isLeaving) figures.found++
      if (isFound && !isLeaving) figures.falselyFound++
      if (isFound !== isLeaving) figures.wrong.push(`${id} ${mood}: ${facts.map(({ assertion }) => assertion).join(' | ') || 'nothing'}`)
    }
    return figures
  })
}

/** Who of the workspace's own people wrote a source, or speaks in it. */
function colleaguesOf({ from, type, author, ourSpeakers = [] }: LabelledAccount['sources'][number]): readonly string[] {
  return from === 'colleague' && type !== 'CALL' ? [author] : ourSpeakers
}

function sourcesOf({ id, domain, sources }: LabelledAccount, own: ReadonlySet<string>): SourceInput[] {
  return sources.map(({ type, title, occurredAt, author, text }, index) => {
    const turns = type === 'CALL' ? turnsOf(text) : undefined
    const names = new Set([author, ...(turns ?? []).map(({ speaker }) => speaker)])
    return {
      sourceType: sourceTypes[type],
      externalId: `${id}-${index}`,
      occurredAt,
      title,
      customer: { customerId: id },
      participants: [...names].map((name) => ({
        name,
        email: addressOf(name, own.has(name) ? ownDomain : domain),
        role: name === author ? 'from' : 'attendee'
      })),
      segments: turns ?? [{ text }]
    }
  })
}
