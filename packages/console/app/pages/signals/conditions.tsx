import { t } from '../../texts/catalogue'
import { Icon } from '../../ui/icons'
import { type Condition, conditionOperators } from './definitions'

const most = 5

/** What must hold of an event's properties, all of it. */
export function Conditions({ conditions, onChange }: { conditions: readonly Condition[]; onChange(conditions: Condition[]): void }) {
  const change = (at: number, part: Partial<Condition>) =>
    onChange(conditions.map((each, index) => (index === at ? { ...each, ...part } : each)))
  return (
    <fieldset className="conditions">
      <legend>{t('signals.conditions.legend')}</legend>
      {conditions.map(({ property, operator, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name of their own, and are not moved
        <div className="condition" key={index}>
          <input
            aria-label={t('signals.conditions.property')}
            placeholder={t('signals.conditions.property')}
            required
            maxLength={255}
            value={property}
            onChange={({ target }) => change(index, { property: target.value })}
          />
          <select
            aria-label={t('signals.conditions.comparison')}
            value={operator}
            onChange={({ target }) => change(index, { operator: target.value as Condition['operator'] })}
          >
            {conditionOperators.map((each) => (
              <option key={each} value={each}>
                {t(`signals.conditions.${each}`)}
              </option>
            ))}
          </select>
          {operator !== 'exists' && (
            <input
              aria-label={t('signals.conditions.value')}
              placeholder={t('signals.conditions.value')}
              required
              maxLength={500}
              value={value}
              onChange={({ target }) => change(index, { value: target.value })}
            />
          )}
          <button
            type="button"
            className="button icon-only"
            aria-label={t('signals.conditions.remove')}
            onClick={() => onChange(conditions.filter((_, at) => at !== index))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      {conditions.length < most && (
        <button
          type="button"
          className="button small"
          onClick={() => onChange([...conditions, { property: '', operator: 'equals', value: '' }])}
        >
          {t('signals.conditions.add')}
        </button>
      )}
      <p className="help">{t('signals.conditions.help')}</p>
    </fieldset>
  )
}
