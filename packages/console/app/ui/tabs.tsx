/** A few views of one thing, of which one is shown. The address says which. */
import './tabs.css'
export function Tabs({
  label,
  tabs,
  chosen,
  onChoose
}: {
  label: string
  tabs: readonly { id: string; name: string; count?: number | undefined }[]
  chosen: string
  onChoose(id: string): void
}) {
  const press = (event: React.KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const at = tabs.findIndex(({ id }) => id === chosen)
    const to = (at + step + tabs.length) % tabs.length
    buttons[to]?.focus()
    const tab = tabs[to]
    if (tab) onChoose(tab.id)
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={press}>
      {tabs.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          className="tab"
          onClick={() => onChoose(id)}
        >
          {name}
          {count !== undefined && <span className="tally">{count}</span>}
        </button>
      ))}
    </div>
  )
}
