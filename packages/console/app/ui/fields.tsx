import { type ReactNode, useId } from 'react'
import { t } from '../texts/catalogue'
import { Said } from './text'
import './fields.css'

/** On or off, at once. */
export function Switch({ label, isOn, isBusy, onTurn }: { label: string; isOn: boolean; isBusy?: boolean; onTurn(isOn: boolean): void }) {
  return (
    <button
      type="button"
      role="switch"
      className="switch above"
      aria-checked={isOn}
      aria-label={label}
      disabled={isBusy}
      onClick={() => onTurn(!isOn)}
    >
      <span aria-hidden="true" />
    </button>
  )
}

/** A whole number with its words before and its unit behind. */
export function NumberBox({
  label,
  unit,
  value,
  min,
  max,
  isOptional,
  empty = t('ui.anyNumber'),
  onChange
}: {
  label: string
  unit: string
  value: string
  min: number
  max: number
  isOptional?: boolean
  /** What an empty box means. */
  empty?: string
  onChange(value: string): void
}) {
  const id = useId()
  return (
    <div className="number-box">
      <label htmlFor={id}>{label}</label>
      <span className="number-box-value">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          step={1}
          min={min}
          max={max}
          required={!isOptional}
          value={value}
          {...(isOptional && { placeholder: empty })}
          aria-describedby={`${id}-unit`}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="soft" id={`${id}-unit`}>
          {unit}
        </span>
      </span>
    </div>
  )
}

/** Some of a few choices. */
export function Checks<Value extends string>({
  legend,
  options,
  chosen,
  help,
  onChange
}: {
  legend: string
  options: readonly (readonly [value: Value, label: string])[]
  chosen: readonly string[]
  help?: ReactNode
  onChange(chosen: Value[]): void
}) {
  return (
    <fieldset className="checks in-columns">
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onChange(options.flatMap(([each]) => ((each === value) !== chosen.includes(each) ? [each] : [])))}
          />
          <Said>{label}</Said>
        </label>
      ))}
      {help && <p className="help">{help}</p>}
    </fieldset>
  )
}
