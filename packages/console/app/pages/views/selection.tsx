import { createContext, useContext } from 'react'
import { t } from '../../texts/catalogue'

/** Which rows of a list are chosen, and how one is chosen. */
export interface Selection {
  ids: ReadonlySet<string>
  turn(id: string): void
}

/** Rows are made once: what is chosen reaches their boxes past them. */
export const SelectionOf = createContext<Selection>({ ids: new Set(), turn: () => undefined })

/** Chooses a row. */
export function SelectBox({ id, name }: { id: string; name: string }) {
  const { ids, turn } = useContext(SelectionOf)
  return (
    <input
      type="checkbox"
      className="above"
      aria-label={t('lists.bulk.choose', { name })}
      checked={ids.has(id)}
      onChange={() => turn(id)}
    />
  )
}
