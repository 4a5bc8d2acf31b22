import { useEffect, useState } from 'react'
import { t } from '../texts/catalogue'
import { Dialog } from '../ui/dialog'
import { Icon } from '../ui/icons'
import { Said } from '../ui/text'
import { useFound } from './finders'
import './command-menu.css'

/** Finds a customer, a person, a signal or a page by what one types; arrows choose, Enter goes. */
export function CommandMenu({ onClose }: { onClose(): void }) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [before] = useState(() => document.activeElement)
  useReturnTo(before)
  const found = useFound(typed.trim())
  const chosen = Math.min(at, found.length - 1)
  const open = (index: number) => {
    onClose()
    found[index]?.go()
  }
  const press = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((chosen + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter' && found[chosen]) open(chosen)
    else return
    event.preventDefault()
  }
  return (
    <Dialog kind="top" title={t('find.title')} isTitleHidden onClose={onClose}>
      <input
        className="command-input"
        role="combobox"
        aria-label={t('find.field')}
        aria-expanded="true"
        aria-controls="commands"
        aria-activedescendant={found[chosen] ? `command-${chosen}` : undefined}
        placeholder={t('find.placeholder')}
        value={typed}
        maxLength={200}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <div id="commands" role="listbox" aria-label={t('find.found')} className="commands">
        {found.map(({ id, icon, label, aside }, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the chosen option
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field opens the chosen option
          <div
            key={id}
            id={`command-${index}`}
            role="option"
            aria-selected={index === chosen}
            className="command"
            onClick={() => open(index)}
            onMouseMove={() => setAt(index)}
          >
            <Icon name={icon} />
            <span className="command-label">
              <Said>{label}</Said>
            </span>
            <span className="soft command-aside">
              <Said>{aside}</Said>
            </span>
          </div>
        ))}
        {found.length === 0 && <p className="state-text">{t('find.nothing')}</p>}
      </div>
    </Dialog>
  )
}

/** When the menu is gone, the focus is where it was, if that is still there. */
function useReturnTo(before: Element | null) {
  useEffect(() => {
    return () => {
      // The dialog lets go of the focus after this.
      setTimeout(() => before instanceof HTMLElement && before.isConnected && before.focus({ preventScroll: true }))
    }
  }, [before])
}
