import { type ReactNode, useId, useState } from 'react'
import { Icon } from './icons'
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
  onChange
}: {
  label: string
  unit: string
  value: string
  min: number
  max: number
  isOptional?: boolean
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
          {...(isOptional && { placeholder: 'any' })}
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

/** Several texts: Enter or a comma adds one; those that are known are offered. */
export function TextList({
  label,
  help,
  values,
  known = [],
  onChange
}: {
  label: string
  help?: ReactNode
  values: readonly string[]
  known?: readonly string[]
  onChange(values: string[]): void
}) {
  const id = useId()
  const [text, setText] = useState('')
  const add = (given: string) => {
    const added = given
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !values.includes(each))
    if (added.length > 0) onChange([...values, ...new Set(added)])
    setText('')
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {values.length > 0 && (
        <ul className="chosen-texts">
          {values.map((value) => (
            <li key={value}>
              <Said>{value}</Said>
              <button type="button" aria-label={`Take ${value} away`} onClick={() => onChange(values.filter((each) => each !== value))}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        list={`${id}-known`}
        value={text}
        maxLength={500}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => (target.value.includes(',') || known.includes(target.value) ? add(target.value) : setText(target.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text.trim() === '') return
          event.preventDefault()
          add(text)
        }}
        onBlur={() => add(text)}
      />
      <datalist id={`${id}-known`}>
        {known
          .filter((each) => !values.includes(each))
          .map((each) => (
            <option key={each} value={each} />
          ))}
      </datalist>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
