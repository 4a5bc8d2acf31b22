import { useId } from 'react'
import { t } from '../../texts/catalogue'
import type { Condition } from './arranged'
import { choiceName, fieldName, type Names, operatorName } from './words'

/** By what a list can be narrowed. */
export interface FilterOptions {
  fields: { field: string; kind: string; operators: Condition['op'][]; choices: string[] }[]
  traits: string[]
  tags: string[]
  plans: string[]
}

/** The condition that a new line begins with. */
export function firstCondition({ fields }: FilterOptions): Condition {
  const [field] = fields
  return { field: field?.field ?? 'name', op: field?.operators[0] ?? 'is', value: '' }
}

const kindOf = ({ fields }: FilterOptions, field: string) =>
  fields.find((each) => each.field === field) ?? {
    field,
    kind: 'trait',
    operators: ['is', 'is_not', 'is_set', 'is_not_set'] as Condition['op'][],
    choices: []
  }

/** The field of a condition, how it is compared, and with what. */
export function ConditionFields({
  options,
  condition,
  names,
  onChange
}: {
  options: FilterOptions
  condition: Condition
  names: Names
  onChange(condition: Condition): void
}) {
  const { field, op } = condition
  const known = kindOf(options, field)
  const fields = [
    ...options.fields.filter(({ field: each }) => each !== 'id').map(({ field: each }) => each),
    ...options.traits.map((each) => `trait:${each}`)
  ]
  return (
    <div className="condition">
      <select
        aria-label={t('lists.filter.field')}
        value={field}
        onChange={({ target }) => {
          const next = kindOf(options, target.value)
          onChange({ field: target.value, op: next.operators[0] ?? 'is', value: usual(next.kind, next.choices, options, names) })
        }}
      >
        {fields.map((each) => (
          <option key={each} value={each}>
            {fieldName(each)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('lists.filter.operator')}
        value={op}
        onChange={({ target }) => {
          const next = target.value as Condition['op']
          const keeps = sortOf(next) === sortOf(op) && condition.value !== undefined
          const value = keeps
            ? condition.value
            : sortOf(next) === 'days'
              ? 30
              : sortOf(next) === 'date'
                ? today()
                : usual(known.kind, known.choices, options, names)
          onChange(sortOf(next) === 'none' ? { field, op: next } : { field, op: next, ...(value !== undefined && { value }) })
        }}
      >
        {known.operators.map((each) => (
          <option key={each} value={each}>
            {operatorName(each)}
          </option>
        ))}
      </select>
      {sortOf(op) !== 'none' && (
        <Value options={options} condition={condition} kind={known.kind} choices={known.choices} names={names} onChange={onChange} />
      )}
    </div>
  )
}

const today = () => new Date().toISOString().slice(0, 10)
const sortOf = (op: Condition['op']) =>
  op === 'is_set' || op === 'is_not_set' ? 'none' : op.endsWith('_days') ? 'days' : op === 'before' || op === 'after' ? 'date' : 'value'

function usual(kind: string, choices: readonly string[], options: FilterOptions, names: Names): string | number {
  if (kind === 'number') return 0
  if (kind === 'time') return 30
  if (kind === 'member') return 'me'
  if (kind === 'tag') return options.tags[0] ?? ''
  if (kind === 'segment') return [...names.segments.keys()][0] ?? ''
  return choices[0] ?? ''
}

function Value({
  options,
  condition,
  kind,
  choices,
  names,
  onChange
}: {
  options: FilterOptions
  condition: Condition
  kind: string
  choices: readonly string[]
  names: Names
  onChange(condition: Condition): void
}) {
  const { field, op } = condition
  const listId = useId()
  const value = String([condition.value ?? ''].flat()[0] ?? '')
  const set = (next: string | number) => onChange({ field, op, value: next })
  const listed: readonly (readonly [string, string])[] | undefined =
    kind === 'choice'
      ? choices.map((each) => [each, choiceName(field, each)] as const)
      : kind === 'member'
        ? [['me', t('lists.me')] as const, ...names.members]
        : kind === 'segment'
          ? [...names.segments]
          : undefined
  if (listed) {
    return (
      <select aria-label={t('lists.filter.value')} value={value} onChange={({ target }) => set(target.value)}>
        {listed.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    )
  }
  if (sortOf(op) === 'date')
    return <input aria-label={t('lists.filter.value')} type="date" required value={value} onChange={({ target }) => set(target.value)} />
  if (kind === 'number' || sortOf(op) === 'days') {
    const scale = field === 'mrr' ? 100 : 1
    return (
      <input
        aria-label={t('lists.filter.value')}
        type="number"
        required
        step="any"
        {...(sortOf(op) === 'days' && { min: 1 })}
        value={value === '' ? '' : Number(value) / scale}
        onChange={({ target }) => set(target.value === '' ? '' : Math.round(Number(target.value) * scale))}
      />
    )
  }
  const suggested = kind === 'tag' ? options.tags : field === 'plan' ? options.plans : []
  return (
    <>
      <input
        aria-label={t('lists.filter.value')}
        list={listId}
        required
        maxLength={500}
        value={value}
        onChange={({ target }) => set(target.value)}
      />
      <datalist id={listId}>
        {suggested.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  )
}
