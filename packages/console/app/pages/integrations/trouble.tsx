import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { When } from '../../ui/text'
import type { Run } from './runs'

/** A provider whose last runs all went wrong: since when, and when it is tried again. */
export function Trouble({ name, runs }: { name: string; runs: readonly Run[] }) {
  const ended = runs.filter(({ status }) => status !== 'running')
  const good = ended.findIndex(({ status }) => status === 'succeeded')
  const bad = good < 0 ? ended : ended.slice(0, good)
  const first = bad.at(-1)
  if (!first || bad.some(({ status }) => status === 'partial')) return null
  const next = runs[0]?.nextRunAt
  return (
    <p className="notice" role="status">
      <TextOf of="trouble.since" values={{ name, when: <When at={first.startedAt} /> }} />{' '}
      {next ? <TextOf of="trouble.next" values={{ when: <When at={next} /> }} /> : t('trouble.stopped')}
    </p>
  )
}
