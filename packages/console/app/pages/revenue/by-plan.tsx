import { useState } from 'react'
import type { MonthOfMovements } from '../../api/revenue'
import { t } from '../../texts/catalogue'
import { Choice } from '../../ui/controls'
import { Section } from '../../ui/page'
import { Said } from '../../ui/text'
import { monthName } from './months'
import { FiguresTable } from './movements-table'

/** The movements of a month by plan: of the running month until another one is chosen. */
export function MovementsByPlan({ months, currency }: { months: readonly MonthOfMovements[]; currency: string }) {
  const [chosen, setChosen] = useState<string>()
  const shown = months.find(({ month }) => month === chosen) ?? months.at(-1)
  if (!shown || months.every(({ plans }) => plans.length === 0)) return null
  const choice = (
    <Choice
      label={t('revenue.planMonth')}
      value={shown.month}
      options={months.toReversed().map(({ month }) => [month, t('revenue.inMonth', { month: monthName(month) })] as const)}
      onChange={setChosen}
    />
  )
  return (
    <Section title={t('revenue.byPlan')} aside={choice}>
      {shown.plans.length === 0 ? (
        <p className="help">{t('revenue.noPlans')}</p>
      ) : (
        <FiguresTable
          label={t('revenue.byPlan')}
          first={t('revenue.plan')}
          currency={currency}
          rows={shown.plans.map(({ plan, ...figures }) => ({
            name: plan === null ? t('revenue.noPlan') : <Said>{plan}</Said>,
            figures,
            address: { month: shown.month, plan: plan ?? '' }
          }))}
        />
      )}
    </Section>
  )
}
