import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOptionsQuery } from '../../api/lists'
import { t } from '../../texts/catalogue'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icons'
import { Said } from '../../ui/text'
import type { Subject } from './arranged'
import { fieldName } from './words'

/** Chooses the columns of a list, and their order. The name stays first. */
export function ColumnsDialog({
  subject,
  all,
  chosen,
  onShow,
  onClose
}: {
  subject: Subject
  all: readonly string[]
  chosen: readonly string[]
  onShow(columns: string[]): void
  onClose(): void
}) {
  const traits = useQuery(listOptionsQuery(subject)).data?.traits ?? []
  const [columns, setColumns] = useState(chosen.filter((each) => each !== 'name'))
  const others = [...all, ...traits.map((trait) => `trait:${trait}`)].filter((each) => each !== 'name' && !columns.includes(each))
  const move = (at: number, by: number) =>
    setColumns((before) => {
      const next = [...before]
      const [moved] = next.splice(at, 1)
      if (moved !== undefined) next.splice(at + by, 0, moved)
      return next
    })
  return (
    <Dialog kind="side" title={t('lists.columns.title')} description={t('lists.columns.what')} onClose={onClose}>
      <form
        className="form wide-form"
        onSubmit={(event) => {
          event.preventDefault()
          onShow(['name', ...columns])
        }}
      >
        <ol className="columns-chosen" aria-label={t('lists.columns.shown')}>
          {columns.map((each, at) => (
            <li key={each}>
              <span className="columns-name">
                <Said>{fieldName(each)}</Said>
              </span>
              <button
                type="button"
                className="button icon-only"
                aria-label={t('lists.columns.up', { column: fieldName(each) })}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <Icon name="up" />
              </button>
              <button
                type="button"
                className="button icon-only"
                aria-label={t('lists.columns.down', { column: fieldName(each) })}
                disabled={at === columns.length - 1}
                onClick={() => move(at, 1)}
              >
                <Icon name="down" />
              </button>
              <button
                type="button"
                className="button icon-only"
                aria-label={t('lists.columns.remove', { column: fieldName(each) })}
                onClick={() => setColumns((before) => before.filter((one) => one !== each))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ol>
        <div className="dialog-actions columns-add">
          <select aria-label={t('lists.columns.add')} value="" onChange={({ target }) => setColumns((before) => [...before, target.value])}>
            <option value="">{t('lists.columns.add')}</option>
            {others.map((each) => (
              <option key={each} value={each}>
                {fieldName(each)}
              </option>
            ))}
          </select>
          <button type="submit" className="button primary">
            {t('lists.columns.show')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
