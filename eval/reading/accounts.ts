import type { LabelledAccount } from './labelled.js'
import { factsOfSource } from './sources.js'

const risk = 'CHURN_RISK'

/** How many accounts are found that say that they may leave, and how many are called at risk that say no such thing. */
export function accountFigures(accounts: readonly LabelledAccount[], { listErrors }: { listErrors: boolean }): string[] {
  const read = accounts.map((account) => {
    const facts = account.sources.flatMap((source) => factsOfSource(source, [account.name]))
    return { account, risks: facts.filter(({ factType, status }) => factType === risk && status === 'ACTIVE') }
  })
  const leaving = read.filter(({ account }) => account.mood === 'leaving')
  const others = read.filter(
    ({ account }) =>
      account.mood !== 'leaving' && !account.worthAnItem.includes(risk) && !account.alsoRight?.some(({ type }) => type === risk)
  )
  const found = leaving.filter(({ risks }) => risks.length > 0)
  const called = others.filter(({ risks }) => risks.length > 0)
  const listed = listErrors
    ? [
        ...leaving.filter(({ risks }) => risks.length === 0).map(({ account }) => `NOT FOUND ${account.id} ${account.name}`),
        ...called.map(
          ({ account, risks }) =>
            `CALLED AT RISK ${account.id} ${account.name}: ${risks.map(({ quote, key }) => `(${key.split(':')[0]}) ${quote}`).join(' | ')}`
        ),
        ...found.map(
          ({ account, risks }) =>
            `FOUND ${account.id} ${account.name}: ${risks.map(({ quote, key }) => `(${key.split(':')[0]}) ${quote}`).join(' | ')}`
        )
      ]
    : []
  return [
    ...listed,
    `Accounts: ${found.length} of ${leaving.length} found that may leave, ${called.length} of ${others.length} others called at risk`
  ]
}
