import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { customersQuery } from '../api/queries'
import { useMay, useSession } from '../api/session'
import { Dialog } from '../ui/dialog'
import { customerName } from '../ui/format'
import { Icon, type IconName } from '../ui/icons'
import { Said } from '../ui/text'
import { placesOf } from './places'
import './command-menu.css'

interface Option {
  id: string
  icon: IconName
  label: string
  aside: string
  go(): void
}

/** Finds a customer or a page by what one types; arrows choose, Enter goes. */
export function CommandMenu({ onClose }: { onClose(): void }) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const navigate = useNavigate()
  const session = useSession()
  const mayRead = useMay('customer_intelligence:read')
  const term = typed.trim()
  const found = useInfiniteQuery({ ...customersQuery({ search: term, limit: 8 }), enabled: mayRead && term !== '' })
  // While the answer to what was just typed is on its way, only what fits it stays of the one before: Enter opens what one means.
  const fits = ({ name, domain }: { name: string | null; domain: string | null }) =>
    `${name ?? ''} ${domain ?? ''}`.toLowerCase().includes(term.toLowerCase())
  const answered = term === '' ? [] : (found.data?.pages[0]?.items ?? [])
  const customers = found.isPlaceholderData ? answered.filter(fits) : answered
  const places = placesOf(session).filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))
  const go = (move: () => unknown) => () => {
    onClose()
    move()
  }
  const options: Option[] = [
    ...customers.map((customer) => ({
      id: customer.id,
      icon: 'customers' as const,
      label: customerName(customer),
      aside: customer.domain ?? '',
      go: go(() => navigate({ to: '/customers/$id', params: { id: customer.id } }))
    })),
    ...places.map(({ to, name, icon, letter }) => ({ id: to, icon, label: name, aside: `g ${letter}`, go: go(() => navigate({ to })) })),
    ...(term !== '' && mayRead
      ? [
          {
            id: 'said',
            icon: 'search' as const,
            label: `Search what was said: ${term}`,
            aside: '',
            go: go(() => navigate({ to: '/search', search: { q: term } }))
          }
        ]
      : [])
  ]
  const chosen = Math.min(at, options.length - 1)
  const press = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((chosen + step + options.length) % Math.max(1, options.length))
    else if (event.key === 'Enter') options[chosen]?.go()
    else return
    event.preventDefault()
  }
  return (
    <Dialog kind="top" title="Find" isTitleHidden onClose={onClose}>
      <input
        className="command-input"
        role="combobox"
        aria-label="Find a customer or page"
        aria-expanded="true"
        aria-controls="commands"
        aria-activedescendant={options[chosen] ? `command-${chosen}` : undefined}
        placeholder="Find a customer or page…"
        value={typed}
        maxLength={200}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <div id="commands" role="listbox" aria-label="Found" className="commands">
        {options.map(({ id, icon, label, aside, go: open }, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the chosen option
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field opens the chosen option
          <div
            key={id}
            id={`command-${index}`}
            role="option"
            aria-selected={index === chosen}
            className="command"
            onClick={open}
            onMouseMove={() => setAt(index)}
          >
            <Icon name={icon} />
            <span className="command-label">
              <Said>{label}</Said>
            </span>
            <span className="soft">{aside}</span>
          </div>
        ))}
        {options.length === 0 && <p className="state-text">Nothing has this name.</p>}
      </div>
    </Dialog>
  )
}
