import { useSession } from '../api/session'
import { t } from '../texts/catalogue'
import { Dialog } from '../ui/dialog'
import { placesOf } from './places'

/** The keys that work on every page, and where each leads. */
export function Shortcuts({ onClose }: { onClose(): void }) {
  const places = placesOf(useSession())
  const keys = [
    [t('shell.keys.commandsKey'), t('shell.keys.commands')],
    ['/', t('shell.keys.filter')],
    ['j, k', t('shell.keys.rows')],
    ['Enter', t('shell.keys.open')],
    ['Esc', t('shell.keys.close')],
    [t('shell.keys.undoKey'), t('shell.keys.undo')],
    ...places.map(({ letter, name }) => [`g ${letter}`, name])
  ] as const
  return (
    <Dialog kind="middle" title={t('shell.keyboard')} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
