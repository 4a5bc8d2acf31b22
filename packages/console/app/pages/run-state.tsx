import { useMay } from '../api/session'
import { t } from '../texts/catalogue'
import { TextOf } from '../texts/text-of'
import { Switch } from '../ui/fields'
import { Badge, When } from '../ui/text'

/** Whether something is on, in a word. */
export const OnOff = ({ isOn }: { isOn: boolean }) => <Badge of={isOn ? 'good' : 'quiet'} label={isOn ? t('ui.on') : t('ui.off')} />

/** When something runs next. */
export const NextRun = ({ at }: { at: string }) => <TextOf of="runs.next" values={{ when: <When at={at} /> }} />

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
          <Switch label={t('runs.turn', { name })} isOn={enabled} isBusy={turning.isPending} onTurn={(isOn) => turning.mutate(isOn)} />
          <span>{enabled ? t('ui.on') : t('ui.off')}</span>
        </>
      ) : (
        <OnOff isOn={enabled} />
      )}
      {enabled && nextRunAt && (
        <span>
          <NextRun at={nextRunAt} />
        </span>
      )}
    </>
  )
}
