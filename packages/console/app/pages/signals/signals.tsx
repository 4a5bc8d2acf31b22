import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { type BuiltIn, occurrencesQuery, type Signal, signalOptionsQuery, signalsQuery } from '../../api/watching'
import { Switch } from '../../ui/fields'
import { count } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { type Definition, sentenceOf } from './definitions'

/** What is watched for: the signals that come with Rapport, and the workspace's own. */
export function Signals({ onOpen }: { onOpen(id: string): void }) {
  const options = useQuery(signalOptionsQuery)
  const own = useQuery(signalsQuery)
  return (
    <>
      <Section title="Your own">
        <Reading query={own} rows={2}>
          {(signals) =>
            signals.length === 0 ? (
              <Empty title="No signals of your own">
                Say what you would like to be told of, such as “upgrade_clicked” or a third less activity than usual. You see whom it would
                have found before it is saved.
              </Empty>
            ) : (
              <ul className="list">
                {signals.map((signal) => (
                  <Row
                    key={signal.id}
                    id={signal.id}
                    name={signal.name}
                    text={sentenceOf(signal.definition as unknown as Definition)}
                    isOn={signal.enabled}
                    turn={(enabled) => client.signals.update(signal.id, { enabled })}
                    onOpen={onOpen}
                  />
                ))}
              </ul>
            )
          }
        </Reading>
      </Section>
      <Section title="Built in">
        <Reading query={options} rows={6}>
          {({ builtIn }) => (
            <ul className="list">
              {builtIn.map(({ id, key, name, description, enabled }) => (
                <Row
                  key={id}
                  id={id}
                  name={name}
                  text={description}
                  isOn={enabled}
                  turn={(isOn) => client.signals.updateBuiltIn(key, { enabled: isOn })}
                  onOpen={onOpen}
                />
              ))}
            </ul>
          )}
        </Reading>
      </Section>
    </>
  )
}

function Row({
  id,
  name,
  text,
  isOn,
  turn,
  onOpen
}: {
  id: string
  name: string
  text: string
  isOn: boolean
  turn(isOn: boolean): Promise<{ warnings: { message: string }[] }>
  onOpen(id: string): void
}) {
  const mayChange = useMay('workspace_settings:manage')
  // Only a key that may read customers may see what was found; for others the list says no more than the settings do.
  const mayReadCustomers = useMay('customer_intelligence:read')
  const found = useInfiniteQuery({ ...occurrencesQuery(id, 'open'), enabled: mayReadCustomers }).data?.pages[0]?.pagination.total
  const turning = useTurn(name, turn)
  return (
    <li className="list-row">
      {mayChange ? (
        <Switch label={`Watch for ${name}`} isOn={isOn} isBusy={turning.isPending} onTurn={(to) => turning.mutate(to)} />
      ) : (
        <Badge of={isOn ? 'good' : 'quiet'} label={isOn ? 'On' : 'Off'} />
      )}
      <span className="list-main">
        <button type="button" className="row-link" data-row onClick={() => onOpen(id)}>
          <Said>{name}</Said>
        </button>
        <span className="soft list-under">
          <Said>{text}</Said>
        </span>
      </span>
      <span className="list-when soft">
        {found === undefined || (found === 0 && !isOn) ? '' : found === 0 ? 'nobody now' : <b>{count(found)} now</b>}
      </span>
    </li>
  )
}

/** Switches a signal, and says what keeps it from being seen. */
export function useTurn(name: string, turn: (isOn: boolean) => Promise<{ warnings: { message: string }[] }>) {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  return useMutation({
    mutationFn: turn,
    onSuccess: async ({ warnings }, isOn) => {
      await queries.invalidateQueries({ queryKey: ['signals'] })
      done([isOn ? `“${name}” is watched for.` : `“${name}” is off.`, ...warnings.map(({ message }) => message)].join(' '))
    },
    onError: failed
  })
}

/** Every signal by its id, for those who name one. */
export function useSignalNames(): (readonly [id: string, name: string])[] {
  const own = useQuery(signalsQuery).data ?? []
  const builtIn = useQuery(signalOptionsQuery).data?.builtIn ?? []
  return [...own, ...builtIn].map(({ id, name }: Signal | BuiltIn) => [id, name] as const)
}
