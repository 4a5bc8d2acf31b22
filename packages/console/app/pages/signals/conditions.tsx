import { Icon } from '../../ui/icons'
import { type Condition, conditionOperators } from './definitions'

const most = 5

/** What must hold of an event's properties, all of it. */
export function Conditions({ conditions, onChange }: { conditions: readonly Condition[]; onChange(conditions: Condition[]): void }) {
  const change = (at: number, part: Partial<Condition>) =>
    onChange(conditions.map((each, index) => (index === at ? { ...each, ...part } : each)))
  return (
    <fieldset className="conditions">
      <legend>Only where</legend>
      {conditions.map(({ property, operator, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name of their own, and are not moved
        <div className="condition" key={index}>
          <input
            aria-label="Property"
            placeholder="property"
            required
            maxLength={255}
            value={property}
            onChange={({ target }) => change(index, { property: target.value })}
          />
          <select
            aria-label="Comparison"
            value={operator}
            onChange={({ target }) => change(index, { operator: target.value as Condition['operator'] })}
          >
            {Object.entries(conditionOperators).map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
          {operator !== 'exists' && (
            <input
              aria-label="Value"
              placeholder="value"
              required
              maxLength={500}
              value={value}
              onChange={({ target }) => change(index, { value: target.value })}
            />
          )}
          <button
            type="button"
            className="button icon-only"
            aria-label="Take this condition away"
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
          Add a condition
        </button>
      )}
      <p className="help">Numbers, true and false are compared as such; put a text that looks like one in quotes.</p>
    </fieldset>
  )
}
