import { t } from '../../texts/catalogue'
import { codeWord, listed, money } from '../../ui/format'
import type { Audience } from './account-fields'

/** The comparisons of numbers, in the order of forms. */
const comparisons = ['gte', 'gt', 'lte', 'lt', 'eq'] as const

/** The comparisons of numbers, each with its words. */
export const comparisonOptions = () => comparisons.map((each) => [each, t(`compare.${each}`)] as const)

type Filter = {
  revenue?: Audience['revenue'] | null | undefined
  billingStatuses?: readonly string[] | undefined
  ownerUserIds?: readonly string[] | undefined
  customerIds?: readonly string[] | undefined
  plans?: readonly string[] | undefined
  traits?: Readonly<Record<string, string | number | boolean>> | undefined
}

const revenueText = ({ metric, operator, value, currency }: NonNullable<Audience['revenue']>) =>
  t('accounts.revenueIs', { metric: t(`accounts.${metric}`), comparison: t(`compare.${operator}`), amount: money(value, currency) })

/** What narrows the accounts, in words; nothing where all are meant. */
export function accountsSentence(filter: Filter | null | undefined, members: readonly { id: string; name: string }[]): string | undefined {
  const { billingStatuses = [], customerIds = [], revenue, ownerUserIds = [], plans = [], traits = {} } = filter ?? {}
  const either = (names: string[]) => listed(names, 'disjunction')
  const owners = ownerUserIds.map((id) => members.find((each) => each.id === id)?.name ?? t('accounts.aMember'))
  const traitTexts = Object.entries(traits).map(([name, value]) => t('accounts.trait', { name, value: String(value) }))
  const parts = [
    ...(billingStatuses.length > 0 ? [either(billingStatuses.map((each) => codeWord('billing', each)))] : []),
    ...(revenue ? [revenueText(revenue)] : []),
    ...(plans.length > 0 ? [t('accounts.onPlan', { names: either([...plans]) })] : []),
    ...(owners.length > 0 ? [t('accounts.ownedBy', { names: either(owners) })] : []),
    ...(customerIds.length > 0 ? [t('accounts.named', { count: customerIds.length })] : []),
    ...(traitTexts.length > 0 ? [t('accounts.withTraits', { traits: listed(traitTexts) })] : [])
  ]
  return parts.length > 0 ? parts.join(t('ui.listSeparator')) : undefined
}
