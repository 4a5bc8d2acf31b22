import { createRapport } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
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

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const sourceTypes = { EMAIL: 'EMAIL', CALL: 'CALL', TICKET: 'SUPPORT_TICKET', CHAT: 'SLACK', NOTE: 'CRM' } as const

/** Puts the conversations of all accounts, and counts which of them have a CHURN_RISK. */
export async function accountFigures(accounts: readonly LabelledAccount[]): Promise<AccountFigures> {
  const rapport = createRapport({ store: memoryStore(), logger: silent })
  try {
    const { id } = await rapport.organizations.create({ name: 'Evaluation' })
    const workspace = rapport.organization(id)
    const own = new Set(accounts.flatMap(({ sources, ourSpeakers = [] }) => [...ourSpeakers, ...colleaguesOf(sources)]))
    await workspace.members.put([...own].map((name) => ({ name, email: addressOf(name, 'ours.example') })))
    await workspace.customers.put(accounts.map(({ id: customerId, name, domain }) => ({ customerId, name, domain })))
    await workspace.sources.put(accounts.flatMap((account) => sourcesOf(account, own)))
    await rapport.runDue()
    const figures: AccountFigures = { accounts: accounts.length, leaving: 0, found: 0, falselyFound: 0, wrong: [] }
    for (const account of accounts) {
      const { facts } = await workspace.call('svc_list_facts', { customer: account.id, factTypes: ['CHURN_RISK'], limit: 100 })
      const isLeaving = account.mood === 'leaving'
      const isFound = facts.length > 0
      if (isLeaving) figures.leaving++
      if (isFound && isLeaving) figures.found++
      if (isFound && !isLeaving) figures.falselyFound++
      if (isFound !== isLeaving)
        figures.wrong.push(`${account.id} ${account.mood}: ${facts.map(({ assertion }) => assertion).join(' | ') || 'nothing'}`)
    }
    return figures
  } finally {
    await rapport.close()
  }
}

function colleaguesOf(sources: LabelledAccount['sources']): string[] {
  return sources.filter(({ from, type }) => from === 'colleague' && type !== 'CALL').map(({ author }) => author)
}

function addressOf(name: string, domain: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@${domain}`
}

function sourcesOf({ id, domain, sources }: LabelledAccount, own: ReadonlySet<string>) {
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
        email: addressOf(name, own.has(name) ? 'ours.example' : domain),
        role: name === author ? 'from' : 'attendee'
      })),
      segments: turns ?? [{ text }]
    }
  })
}

/** The turns of a call whose lines are all `Name: words`; undefined for any other text. */
function turnsOf(text: string): { speaker: string; text: string }[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const turns = lines.map((line) => /^([^:]{1,40}): (.*)$/u.exec(line))
  if (turns.some((turn) => turn === null)) return undefined
  return turns.map((turn) => ({ speaker: turn?.[1] ?? '', text: turn?.[2] ?? '' }))
}
