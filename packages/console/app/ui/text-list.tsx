import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { t } from '../texts/catalogue'
import { Icon } from './icons'
import { Said } from './text'
import './text-list.css'

/** More names are found by typing on. */
const maxOffered = 50

/** Nothing is chosen of what is offered: Enter adds what was typed. */
const none = -1

/**
 * Several texts: Enter or a comma adds what was typed, whole as it is. Names that are known are offered below; arrows choose one of them, and Enter or a
 * click takes it. Enter never sends the form: whoever is still writing a list is not done.
 */
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
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(none)
  const list = useRef<HTMLDivElement>(null)
  const term = text.trim().toLowerCase()
  const offered = known.filter((each) => !values.includes(each) && each.toLowerCase().includes(term)).slice(0, maxOffered)
  const isShown = isOpen && offered.length > 0
  const chosen = isShown ? Math.min(at, offered.length - 1) : none

  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is chosen
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const close = () => {
    setOpen(false)
    setAt(none)
  }
  const type = (typed: string) => {
    setText(typed)
    setOpen(true)
    setAt(none)
  }
  const add = (given: readonly string[]) => {
    const added = given.map((each) => each.trim()).filter((each) => each !== '' && !values.includes(each))
    if (added.length > 0) onChange([...values, ...new Set(added)])
    setText('')
    close()
  }
  const press = (event: KeyboardEvent) => {
    // A word that is being put together, as in Japanese, is not done yet.
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && offered.length > 0) {
      setOpen(true)
      setAt(chosen === none ? (step > 0 ? 0 : offered.length - 1) : (chosen + step + offered.length) % offered.length)
    } else if (event.key === 'Enter') {
      const option = offered[chosen]
      add(option === undefined ? text.split(',') : [option])
    } else if (event.key === 'Escape') return close()
    else return
    event.preventDefault()
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {values.length > 0 && (
        <ul className="chosen-texts">
          {values.map((value) => (
            <li key={value}>
              <Said>{value}</Said>
              <button
                type="button"
                aria-label={t('ui.remove', { name: value })}
                onClick={() => onChange(values.filter((each) => each !== value))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="text-list">
        <input
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          {...(isShown && { 'aria-controls': `${id}-known`, 'data-closes': '' })}
          {...(chosen !== none && { 'aria-activedescendant': `${id}-${chosen}` })}
          {...(help && { 'aria-describedby': `${id}-help` })}
          value={text}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => (target.value.includes(',') ? add(target.value.split(',')) : type(target.value))}
          onClick={() => setOpen(true)}
          onKeyDown={press}
          onBlur={() => add(text.split(','))}
        />
        {isShown && (
          <div id={`${id}-known`} role="listbox" aria-label={t('ui.suggestions', { name: label })} className="text-list-known" ref={list}>
            {offered.map((each, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the chosen option
              // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field takes the chosen option
              <div
                key={each}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === chosen}
                // What was typed so far is not added by leaving the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add([each])}
              >
                <Said>{each}</Said>
              </div>
            ))}
          </div>
        )}
      </div>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
