/**
 * Maps the kinds of the labels to the names that the rules and language models use. The same fact then has the same kind, whichever of them finds it, and
 * findings about the same subject become one fact. A kind that is not in this map has the same name everywhere.
 */
const names: Readonly<Record<string, string>> = {
  'CHURN_RISK.ends': 'cancels',
  'CHURN_RISK.considers': 'considers leaving',
  'CHURN_RISK.reduces': 'shrinks',
  'CHURN_RISK.condition': 'threat',
  'COMPETITIVE.looks': 'evaluates',
  'COMPETITIVE.beside': 'incumbent',
  'COMPETITIVE.replaced': 'used before',
  'COMPETITIVE.worse': 'compares',
  'EXPANSION.teams': 'rollout',
  'EXPANSION.plan': 'upgrade',
  'EXPANSION.asks': 'interest',
  'REQUIREMENTS.feature': 'needs',
  'REQUIREMENTS.integration': 'needs',
  'REQUIREMENTS.condition': 'must',
  'SENTIMENT.good': 'positive',
  'SENTIMENT.bad': 'negative',
  'CHAMPION_RISK.leaves': 'driver gone',
  'CHAMPION_RISK.role': 'no longer leads',
  'CHAMPION_RISK.influence': 'support lost',
  'CHAMPION_RISK.sceptic': 'sceptical newcomer',
  'CONTACT_POSITION_CHANGE.promoted': 'promotion',
  'CONTACT_POSITION_CHANGE.joins': 'newcomer',
  'CONTACT_POSITION_CHANGE.takeover': 'takes over',
  'CONTACT_DISENGAGEMENT.silent': 'no answer',
  'CONTACT_DISENGAGEMENT.absent': 'misses meetings',
  'CONTACT_DISENGAGEMENT.delegates': 'sends others',
  'CONTACT_INFO.account': 'handle',
  'CONTACT_PREFERENCE.channel': 'medium',
  'CONTACT_PREFERENCE.time': 'hours',
  'CONTACT_PREFERENCE.person': 'instruction',
  'BUDGET.granted': 'secured',
  'BUDGET.cut': 'freeze',
  'BUDGET.price': 'fit',
  'DECISION_MAKER.limit': 'authority',
  'TIMELINE.renewal': 'term',
  'TIMELINE.golive': 'live',
  'COMPANY_CHANGE.ownership': 'acquired',
  'COMPANY_CHANGE.growth': 'headcount',
  'FUNDING_REVENUE.raised': 'round',
  'FUNDING_REVENUE.earned': 'figures',
  'FUNDING_REVENUE.lost': 'figures',
  'TECHNOLOGY.moves': 'migrates',
  'PRODUCT_USAGE.much': 'usage',
  'PRODUCT_USAGE.little': 'adoption'
}

/** The name of a kind: `CHURN_RISK.ends` is "cancels". */
export function nameOfKind(head: string): string {
  return names[head] ?? head.slice(head.indexOf('.') + 1)
}
