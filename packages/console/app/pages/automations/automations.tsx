import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { type Automation, automationsQuery, runsQuery } from '../../api/watching'
import { Switch } from '../../ui/fields'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { useSignalNames } from '../signals/signals'
import { runStates, triggerSentence } from './automation-words'

/** Who is told of what was seen, and when. */
export function Automations({ onOpen }: { onOpen(id: string): void }) {
  const query = useQuery(automationsQuery)
  const names = useSignalNames()
  return (
    <Reading query={query} rows={4}>
      {(automations) =>
        automations.length === 0 ? (
          <Empty title="Nobody is told of anything yet">
            An automation sends what signals see to a channel: at once, or as a digest such as every Monday at 9.
          </Empty>
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
        <Switch label={`Run ${name}`} isOn={enabled} isBusy={turning.isPending} onTurn={(isOn) => turning.mutate(isOn)} />
      ) : (
        <Badge of={enabled ? 'good' : 'quiet'} label={enabled ? 'On' : 'Off'} />
      )}
      <span className="list-main">
        <button type="button" className="row-link" data-row onClick={onOpen}>
          <Said>{name}</Said>
        </button>
        <span className="soft list-under">
          <Said>{triggerSentence(automation, names)}</Said>
        </span>
      </span>
      {last && <Badge of={runStates[last.status].tone} label={runStates[last.status].name} />}
      <span className="list-when soft">
        {enabled && nextRunAt ? (
          <>
            next <When at={nextRunAt} />
          </>
        ) : (
          last && <When at={last.createdAt} />
        )}
      </span>
    </li>
  )
}

/** Switches an automation, and says what keeps it from telling anybody. */
export function useTurnAutomation({ id, name }: Automation) {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  return useMutation({
    mutationFn: (isOn: boolean) => (isOn ? client.automations.enable(id) : client.automations.disable(id)),
    onSuccess: async ({ warnings }, isOn) => {
      await queries.invalidateQueries({ queryKey: ['automations'] })
      done([isOn ? `“${name}” tells from now on.` : `“${name}” is off.`, ...warnings.map(({ message }) => message)].join(' '))
    },
    onError: failed
  })
}
