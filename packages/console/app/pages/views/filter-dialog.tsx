import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { listOptionsQuery } from '../../api/lists'
import { t } from '../../texts/catalogue'
import { Dialog } from '../../ui/dialog'
import { Reading } from '../../ui/states'
import type { Filter, Part, Subject } from './arranged'
import { ConditionFields, type FilterOptions, firstCondition } from './condition-fields'
import { FilterGroup, Match, maxConditions } from './filter-group'
import type { Names } from './words'

/** Writes the conditions of a list. What is there stays until “Show” is pressed. */
export function FilterDialog({
  subject,
  filter,
  names,
  onShow,
  onClose
}: {
  subject: Subject
  filter: Filter
  names: Names
  onShow(filter: Filter): void
  onClose(): void
}) {
  const options = useQuery(listOptionsQuery(subject))
  return (
    <Dialog kind="side" title={t('lists.filter.title')} description={t('lists.filter.what')} onClose={onClose}>
      <Reading query={options} rows={4}>
        {(known) => <Conditions options={known as FilterOptions} filter={filter} names={names} onShow={onShow} />}
      </Reading>
    </Dialog>
  )
}

interface ConditionsProps {
  options: FilterOptions
  filter: Filter
  names: Names
  onShow(filter: Filter): void
}

function Conditions({ options, filter, names, onShow }: ConditionsProps) {
  const first = firstCondition(options)
  const [match, setMatch] = useState(filter.match)
  const [parts, setParts] = useState<Part[]>(filter.conditions.length > 0 ? [...filter.conditions] : [first])
  const adder = useRef<HTMLButtonElement>(null)
  const put = (at: number, part: Part) => setParts((before) => before.map((each, index) => (index === at ? part : each)))
  const remove = (at: number) => {
    setParts((before) => before.filter((_, index) => index !== at))
    // The button that was pressed is gone.
    adder.current?.focus()
  }
  const add = (part: Part) => setParts((before) => [...before, part])
  const matchId = useId()
  const isFull = parts.length >= maxConditions
  return (
    <form
      className="form wide-form"
      onSubmit={(event) => {
        event.preventDefault()
        onShow({ match, conditions: parts })
      }}
    >
      <div className="field">
        <label htmlFor={matchId}>{t('lists.filter.match')}</label>
        <Match id={matchId} match={match} onChange={setMatch} />
      </div>
      {parts.map((part, index) => {
        const number = index + 1
        return 'field' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other name, and their fields hold no state
          <fieldset className="conditions" key={index}>
            <legend>{t('lists.filter.condition', { number })}</legend>
            <ConditionFields options={options} condition={part} names={names} onChange={(next) => put(index, next)} />
            <button type="button" className="link-button" onClick={() => remove(index)}>
              {t('lists.filter.remove')}
            </button>
          </fieldset>
        ) : (
          <FilterGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other name, and their fields hold no state
            key={index}
            number={number}
            options={options}
            group={part}
            names={names}
            onChange={(next) => put(index, next)}
            onRemove={() => remove(index)}
          />
        )
      })}
      <div className="dialog-actions">
        <button type="button" className="button" disabled={isFull} onClick={() => add({ match: 'any', conditions: [first, first] })}>
          {t('lists.filter.addGroup')}
        </button>
        <button ref={adder} type="button" className="button" disabled={isFull} onClick={() => add(first)}>
          {t('lists.filter.add')}
        </button>
        <button type="submit" className="button primary">
          {t('lists.filter.show')}
        </button>
      </div>
    </form>
  )
}
