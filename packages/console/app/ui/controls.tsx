import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../texts/catalogue'
import { Icon } from './icons'
import './button.css'
import './fields.css'
import './filters.css'

/** A text that narrows a list as one types; it tells after a pause. */
export function FilterText({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  const [text, setText] = useState(value)
  const told = useRef<string[]>([])
  useEffect(() => {
    // What was told comes back a moment later: by then more may have been typed, which stays.
    const at = told.current.indexOf(value)
    if (at >= 0) told.current.splice(0, at + 1)
    else setText(value)
  }, [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it tells of what is typed, whatever came back meanwhile
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => {
      told.current.push(text)
      onChange(text)
    }, 80)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span className="filter-text">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        data-filter
      />
    </span>
  )
}

/** One of a few choices; the first stands for all. */
export function Choice({
  label,
  value,
  options,
  onChange
}: {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange(value: string): void
}) {
  return (
    <label className="choice">
      <span className="visually-hidden">{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)} className={value === '' ? '' : 'is-set'}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A field of a form with its words. */
export function Field({ label, help, children, id }: { label: string; help?: ReactNode; children: ReactNode; id: string }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

/** Copies a text, and says so. */
export function Copy({ text, label }: { text: string; label: string }) {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), 2000)
    return () => clearTimeout(timer)
  }, [isDone])
  return (
    <button
      type="button"
      className="button small"
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setDone(true),
          () => setDone(false)
        )
      }
    >
      <Icon name="copy" />
      <span aria-live="polite">{isDone ? t('ui.copied') : label}</span>
    </button>
  )
}
