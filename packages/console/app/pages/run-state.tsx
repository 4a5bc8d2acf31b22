import { useMay } from '../api/session'
import { Switch } from '../ui/fields'
import { Badge, When } from '../ui/text'

/** Whether what runs by itself is on, with the switch for whoever may turn it, and when it runs next. */
export function RunState({
  name,
  enabled,
  nextRunAt,
  turning
}: {
  name: string
  enabled: boolean
  nextRunAt: string | null
  turning: { isPending: boolean; mutate(isOn: boolean): void }
}) {
  const mayChange = useMay('workspace_settings:manage')
  return (
    <>
      {mayChange ? (
        <>
          <Switch label={`Run ${name}`} isOn={enabled} isBusy={turning.isPending} onTurn={(isOn) => turning.mutate(isOn)} />
          <span>{enabled ? 'On' : 'Off'}</span>
        </>
      ) : (
        <Badge of={enabled ? 'good' : 'quiet'} label={enabled ? 'On' : 'Off'} />
      )}
      {enabled && nextRunAt && (
        <span>
          next <When at={nextRunAt} />
        </span>
      )}
    </>
  )
}
