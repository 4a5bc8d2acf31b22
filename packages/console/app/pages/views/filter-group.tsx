import { useRef } from 'react'
import { t } from '../../texts/catalogue'
import type { Condition, Filter, Part } from './arranged'
import { ConditionFields, type FilterOptions, firstCondition } from './condition-fields'
import type { Names } from './words'

/** The server takes so many conditions of a filter, and of a group. */
export const maxConditions = 20

export type Group = Exclude<Part, Condition>

/** Whether all of the conditions must hold, or any of them. */
export function Match({
  id,
  label,
  match,
  onChange
}: {
  id?: string
  label?: string
  match: Filter['match']
  onChange(match: Filter['match']): void
}) {
  return (
    <select id={id} aria-label={label} value={match} onChange={({ target }) => onChange(target.value === 'any' ? 'any' : 'all')}>
      <option value="all">{t('lists.filter.all')}</option>
      <option value="any">{t('lists.filter.any')}</option>
    </select>
  )
}

interface GroupProps {
  number: number
  options: FilterOptions
  group: Group
  names: Names
  onChange(group: Group): void
  onRemove(): void
}

/** Conditions that count as one condition of the filter. A group whose last condition is removed goes with it. */
export function FilterGroup({ number, options, group, names, onChange, onRemove }: GroupProps) {
  const { match, conditions } = group
  const adder = useRef<HTMLButtonElement>(null)
  const put = (next: Condition[]) => onChange({ match, conditions: next })
  const remove = (at: number) => {
    if (conditions.length === 1) return onRemove()
    put(conditions.filter((_, index) => index !== at))
    // The button that was pressed is gone.
    adder.current?.focus()
  }
  return (
    <fieldset className="conditions">
      <legend>{t('lists.filter.group', { number })}</legend>
      <Match label={t('lists.filter.groupMatch', { number })} match={match} onChange={(next) => onChange({ match: next, conditions })} />
      {conditions.map((condition, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other name, and their fields hold no state
        <fieldset className="conditions" key={index}>
          <legend>{t('lists.filter.conditionOfGroup', { group: number, number: index + 1 })}</legend>
          <ConditionFields
            options={options}
            condition={condition}
            names={names}
            onChange={(next) => put(conditions.map((each, place) => (place === index ? next : each)))}
          />
          <button type="button" className="link-button" onClick={() => remove(index)}>
            {t('lists.filter.remove')}
          </button>
        </fieldset>
      ))}
      <div className="dialog-actions">
        <button type="button" className="button small" onClick={onRemove}>
          {t('lists.filter.removeGroup', { number })}
        </button>
        <button
          ref={adder}
          type="button"
          className="button small"
          disabled={conditions.length >= maxConditions}
          onClick={() => put([...conditions, firstCondition(options)])}
        >
          {t('lists.filter.addToGroup', { number })}
        </button>
      </div>
    </fieldset>
  )
}
