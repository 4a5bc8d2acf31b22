import type { MethodOutputs } from '@rapport/client/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { Confirm } from '../../ui/dialog'
import { useDraft } from '../../ui/draft'
import { DraftForm } from '../../ui/draft-form'
import { NumberBox } from '../../ui/fields'
import { count, plural } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'

type Rules = MethodOutputs['retention.get']
type Preview = MethodOutputs['retention.preview']
type Fields = Record<keyof Rules, string>

const rulesKey = ['retention']

const kinds = [
  ['events', 'Events'],
  ['conversations', 'Emails, calls, tickets and chats'],
  ['runs', 'Runs of automations and agents']
] as const

const nameOf = (kind: string) => kinds.find(([id]) => id === kind)?.[1] ?? kind

/** For how long each kind of data is kept. What a change removes is shown before it is saved. */
export function Retention() {
  const query = useQuery({ queryKey: rulesKey, queryFn: ({ signal }) => client.retention.get({ signal }) })
  const mayChange = useMay('workspace_settings:manage')
  return (
    <Section title="How long data is kept">
      <Reading query={query} rows={3}>
        {(rules) => (mayChange ? <RulesForm key={JSON.stringify(rules)} rules={rules} /> : <RulesList rules={rules} />)}
      </Reading>
      <Log />
    </Section>
  )
}

function RulesForm({ rules }: { rules: Rules }) {
  const draft = useDraft<Fields>('retention', () => ({
    events: daysText(rules.events),
    conversations: daysText(rules.conversations),
    runs: daysText(rules.runs)
  }))
  const { fields, change } = draft
  const queries = useQueryClient()
  const { done } = useOutcome()
  const chosen = { events: daysIn(fields.events), conversations: daysIn(fields.conversations), runs: daysIn(fields.runs) }
  const preview = useMutation({ mutationFn: () => client.retention.preview(chosen) })
  const save = useMutation({
    mutationFn: () => client.retention.put(chosen),
    onSuccess: async () => {
      draft.forget()
      await queries.invalidateQueries({ queryKey: rulesKey })
      done('Saved. The rules count from the next night on.')
    },
    onSettled: () => preview.reset()
  })
  return (
    <>
      <DraftForm draft={draft} save={{ ...preview, error: preview.error ?? save.error }} act="Save…">
        {kinds.map(([kind, label]) => (
          <NumberBox
            key={kind}
            label={label}
            unit="days"
            empty="for good"
            value={fields[kind]}
            min={7}
            max={3_650}
            isOptional
            onChange={(days) => change({ [kind]: days })}
          />
        ))}
      </DraftForm>
      {preview.data && (
        <Confirm
          title="Change the rules?"
          text={whatGoes(preview.data)}
          act="Save the rules"
          leave="Change nothing"
          isBusy={save.isPending}
          onAct={() => save.mutate()}
          onClose={() => preview.reset()}
        />
      )}
    </>
  )
}

const daysText = (days: number | null) => (days === null ? '' : String(days))
const daysIn = (text: string) => (text === '' ? null : Number(text))

function whatGoes({ kinds: all }: Preview): string {
  const gone = all.filter(({ rows }) => rows > 0).map(({ kind, rows }) => `${nameOf(kind)}: ${count(rows)}.`)
  if (gone.length === 0) return 'Nothing is older than these rules keep, so nothing is removed in the next night.'
  return `The next night removes for ever what is older. ${gone.join(' ')}`
}

/** For people who may not change the rules. */
function RulesList({ rules }: { rules: Rules }) {
  return (
    <dl className="facts-list wide-list">
      {kinds.map(([kind, label]) => (
        <div key={kind}>
          <dt>{label}</dt>
          <dd>{rules[kind] === null ? 'For good' : plural(rules[kind], 'day')}</dd>
        </div>
      ))}
    </dl>
  )
}

function Log() {
  const query = useQuery({ queryKey: ['retention', 'runs'], queryFn: ({ signal }) => client.retention.runs({ signal }) })
  return (
    <Reading query={query} rows={2}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty title="Nothing was removed yet">Once there is a rule, each night's removal is listed here.</Empty>
        ) : (
          <ul className="list" aria-label="Removals">
            {items.slice(0, 10).map(({ id, startedAt, endedAt, kinds: ran }) => (
              <li className="list-row" key={id}>
                <span className="list-main">
                  {ran.map(({ kind, removed }) => `${nameOf(kind)}: ${count(removed)}`).join(' · ')}
                  <span className="soft list-under">
                    <When at={startedAt} />
                    {endedAt === null && ' · goes on'}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Reading>
  )
}
