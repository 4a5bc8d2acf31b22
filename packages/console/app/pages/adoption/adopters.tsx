import type { MethodInputs } from '@rapport/client/session'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adoptersQuery } from '../../api/adoption'
import { t } from '../../texts/catalogue'
import { Dialog } from '../../ui/dialog'
import { customerName } from '../../ui/format'
import { Empty, Reading } from '../../ui/states'
import { Said } from '../../ui/text'

/** The accounts behind a number. */
export function Adopters({ title, asked, onClose }: { title: string; asked: MethodInputs['features.adopters']; onClose(): void }) {
  const query = useQuery(adoptersQuery(asked))
  return (
    <Dialog kind="side" title={title} onClose={onClose}>
      <Reading query={query} rows={6}>
        {({ items, total }) =>
          items.length === 0 ? (
            <Empty title={t('adoption.nobody')} />
          ) : (
            <>
              <p className="soft">{t('adoption.customers', { count: total })}</p>
              <ul className="list">
                {items.map(({ id, name, people, events }) => (
                  <li className="list-row" key={id}>
                    <span className="list-main">
                      <Link to="/customers/$id" params={{ id }} search={{}} className="row-link">
                        <Said>{customerName({ name, id })}</Said>
                      </Link>
                      {events > 0 && (
                        <span className="soft list-under">
                          {t('adoption.uses', {
                            uses: t('adoption.times', { count: events }),
                            people: t('adoption.people', { count: people })
                          })}
                        </span>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Reading>
    </Dialog>
  )
}
