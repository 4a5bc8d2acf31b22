import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { type Automation, automationsQuery, runsQuery } from '../../api/watching'
import { t } from '../../texts/catalogue'
import { Switch } from '../../ui/fields'
import { Empty, Reading } from '../../ui/states'
import { Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { NextRun, OnOff } from '../run-state'
import { useSignalNames } from '../signals/signals'
import { triggerSentence, withWarnings } from './automation-words'
import { RunOutcome } from './run-outcome'

/** Who is told of what was seen, and when. */
export function Automations({ onOpen }: { onOpen(id: string): void }) {
  const query = useQuery(automationsQuery)
  const names = useSignalNames()
  return (
    <Reading query={query} rows={4}>
      {(automations) =>
        automations.length === 0 ? (
          <Empty title={t('automations.none')}>{t('automations.noneWhy')}</Empty>
        ) : (
          <ul className="list">
            {automations.map((automation) => (
              <Row key={automation.id} automation={automation} names={names} onOpen={() => onOpen(automation.id)} />
            ))}
          </ul>
        )
      }
    </Reading>
  )
}

function Row({
  automation,
  names,
  onOpen
}: {
  automation: Automation
  names: readonly (readonly [id: string, name: string])[]
  onOpen(): void
}) {
  const mayChange = useMay('workspace_settings:manage')
  // Only a key that may read customers may see what was found; for others the list says no more than the settings do.
  const mayReadCustomers = useMay('customer_intelligence:read')
  const { id, name, enabled, nextRunAt } = automation
  const turning = useTurnAutomation(automation)
  const last = useInfiniteQuery({ ...runsQuery(id), enabled: mayReadCustomers }).data?.pages[0]?.items[0]
  return (
    <li className="list-row">
      {mayChange ? (
        <Switch label={t('runs.turn', { name })} isOn={enabled} isBusy={turning.isPending} onTurn={(isOn) => turning.mutate(isOn)} />
      ) : (
        <OnOff isOn={enabled} />
      )}
      <span className="list-main">
        <button type="button" className="row-link" data-row onClick={onOpen}>
          <Said>{name}</Said>
        </button>
        <span className="soft list-under">
          <Said>{triggerSentence(automation, names)}</Said>
        </span>
      </span>
      {last && <RunOutcome of={last} />}
      <span className="list-when soft">{enabled && nextRunAt ? <NextRun at={nextRunAt} /> : last && <When at={last.createdAt} />}</span>
    </li>
  )
}

/** Switches an automation, and says what keeps it from telling anybody. */
export function useTurnAutomation({ id, name }: Automation) {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const turn = async (isOn: boolean) => {
    const { warnings } = await (isOn ? client.automations.enable(id) : client.automations.disable(id))
    await queries.invalidateQueries({ queryKey: ['automations'] })
    return warnings
  }
  return useMutation({
    mutationFn: turn,
    onSuccess: (warnings, isOn) =>
      done(withWarnings(t(isOn ? 'automations.turnedOn' : 'automations.turnedOff', { name }), warnings), () => turn(!isOn)),
    onError: failed
  })
}
