import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { type BuiltIn, occurrencesQuery, type Signal, signalOptionsQuery, signalsQuery } from '../../api/watching'
import { t } from '../../texts/catalogue'
import { Switch } from '../../ui/fields'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { OnOff } from '../run-state'
import { type Definition, sentenceOf } from './definitions'

/** What is watched for: the signals that come with Rapport, and the workspace's own. */
export function Signals({ onOpen }: { onOpen(id: string): void }) {
  const options = useQuery(signalOptionsQuery)
  const own = useQuery(signalsQuery)
  return (
    <>
      <Section title={t('signals.own')}>
        <Reading query={own} rows={2}>
          {(signals) =>
            signals.length === 0 ? (
              <Empty title={t('signals.none')}>{t('signals.noneWhy')}</Empty>
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
      <Section title={t('signals.builtIn')}>
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
        <Switch label={t('signals.turn', { name })} isOn={isOn} isBusy={turning.isPending} onTurn={(to) => turning.mutate(to)} />
      ) : (
        <OnOff isOn={isOn} />
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
        {found === undefined || (found === 0 && !isOn) ? (
          ''
        ) : found === 0 ? (
          t('signals.matchesNone')
        ) : (
          <b>{t('signals.matchesNow', { count: found })}</b>
        )}
      </span>
    </li>
  )
}

/** Switches a signal, and says what keeps it from being seen. */
export function useTurn(name: string, turn: (isOn: boolean) => Promise<{ warnings: { message: string }[] }>) {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const turnAndRead = async (isOn: boolean) => {
    const { warnings } = await turn(isOn)
    await queries.invalidateQueries({ queryKey: ['signals'] })
    return warnings
  }
  return useMutation({
    mutationFn: turnAndRead,
    onSuccess: (warnings, isOn) =>
      done(withWarnings(t(isOn ? 'signals.turnedOn' : 'signals.turnedOff', { name }), warnings), () => turnAndRead(!isOn)),
    onError: failed
  })
}

/** What was done, and what still keeps it from having an effect. */
export const withWarnings = (message: string, warnings: readonly { message: string }[]) =>
  warnings.length === 0 ? message : t('signals.withWarnings', { message, warnings: warnings.map((each) => each.message).join(' ') })

/** Every signal by its id, for those who name one. */
export function useSignalNames(): (readonly [id: string, name: string])[] {
  const own = useQuery(signalsQuery).data ?? []
  const builtIn = useQuery(signalOptionsQuery).data?.builtIn ?? []
  return [...own, ...builtIn].map(({ id, name }: Signal | BuiltIn) => [id, name] as const)
}
