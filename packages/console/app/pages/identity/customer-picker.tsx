import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { customersQuery } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { Field } from '../../ui/controls'
import { customerName } from '../../ui/format'
import { Said } from '../../ui/text'
import './picker.css'

/** A customer that was picked. */
export interface Picked {
  id: string
  name: string
}

/** Finds a customer by what one types; arrows choose, Enter or a click picks. */
export function CustomerPicker({
  label,
  picked,
  without,
  onPick
}: {
  label: string
  picked: Picked | undefined
  without: string | undefined
  onPick(picked: Picked | undefined): void
}) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const term = typed.trim()
  const isAsked = isOpen && term !== '' && !picked
  const found = useInfiniteQuery({ ...customersQuery({ search: term, limit: 7 }), enabled: isAsked })
  const options = isAsked ? (found.data?.pages[0]?.items ?? []).filter((customer) => customer.id !== without) : []
  const pick = (index: number) => {
    const customer = options[index]
    // What was found for other letters is not picked by mistake.
    if (!customer || found.isPlaceholderData) return
    onPick({ id: customer.id, name: customerName(customer) })
    setOpen(false)
  }
  return (
    <div className="picker">
      <Field id={id} label={label}>
        <input
          id={id}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={options.length > 0 ? `${id}-${at}` : undefined}
          maxLength={200}
          dir="auto"
          value={picked?.name ?? typed}
          onChange={({ target }) => {
            onPick(undefined)
            setTyped(target.value)
            setOpen(true)
            setAt(0)
          }}
          onKeyDown={(event) => {
            if (options.length === 0) return
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault()
              setAt((at + (event.key === 'ArrowDown' ? 1 : -1) + options.length) % options.length)
            } else if (event.key === 'Enter') {
              event.preventDefault()
              pick(at)
            } else if (event.key === 'Escape') setOpen(false)
          }}
        />
      </Field>
      <div id={`${id}-list`} role="listbox" aria-label={label} className={options.length > 0 ? 'menu picker-list' : 'picker-none'}>
        {options.map((customer, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys
          <div
            key={customer.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className="menu-item"
            {...(index === at && { 'data-highlighted': true })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(index)}
          >
            <Said>{customerName(customer)}</Said> {customer.domain && <span className="soft">{customer.domain}</span>}
          </div>
        ))}
      </div>
      {isAsked && found.isSuccess && options.length === 0 && <p className="help">{t('identity.noCustomer')}</p>}
    </div>
  )
}
