import { t } from '../../texts/catalogue'
import { Choice } from '../../ui/controls'
import type { TypedParameter } from './parameters'

const types = ['text', 'number', 'date'] as const
const inputTypes = { text: 'text', number: 'text', date: 'date' } as const

/** The values of what the SQL asks for, each with its type. */
export function ParameterFields({
  parameters,
  onChange
}: {
  parameters: readonly TypedParameter[]
  onChange(parameters: TypedParameter[]): void
}) {
  if (parameters.length === 0) return null
  const change = (name: string, part: Partial<TypedParameter>) =>
    onChange(parameters.map((each) => (each.name === name ? { ...each, ...part } : each)))
  return (
    <fieldset className="sql-parameters">
      <legend>{t('sql.parameters')}</legend>
      {parameters.map(({ name, type, value }) => (
        <div key={name} className="sql-parameter">
          <label htmlFor={`parameter-${name}`}>
            <code>{name}</code>
          </label>
          <Choice
            label={t('sql.parameterType', { name })}
            value={type}
            options={types.map((each) => [each, t(`sql.types.${each}`)] as const)}
            onChange={(chosen) => change(name, { type: types.find((each) => each === chosen) ?? 'text' })}
          />
          <input
            id={`parameter-${name}`}
            type={inputTypes[type]}
            inputMode={type === 'number' ? 'decimal' : 'text'}
            maxLength={1000}
            value={value}
            onChange={({ target }) => change(name, { value: target.value })}
          />
        </div>
      ))}
    </fieldset>
  )
}
