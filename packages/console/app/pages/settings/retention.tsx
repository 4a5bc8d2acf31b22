import type { MethodOutputs } from '@rapport/client/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Confirm } from '../../ui/dialog'
import { useDraft } from '../../ui/draft'
import { DraftForm } from '../../ui/draft-form'
import { NumberBox } from '../../ui/fields'
import { count, words } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'

type Rules = MethodOutputs['retention.get']
type Preview = MethodOutputs['retention.preview']
type Fields = Record<keyof Rules, string>

const rulesKey = ['retention']

const kinds = ['events', 'conversations', 'runs'] as const

/** How much there is of a kind of data. */
function countOf(kind: string, number: number): string {
  const known = kinds.find((each) => each === kind)
  return t('settings.retention.kindCount', { kind: known ? t(`settings.retention.${known}`) : words(kind), number: count(number) })
}

/** For how long each kind of data is kept. What a change removes is shown before it is saved. */
export function Retention() {
  const query = useQuery({ queryKey: rulesKey, queryFn: ({ signal }) => client.retention.get({ signal }) })
  const mayChange = useMay('workspace_settings:manage')
  return (
    <Section title={t('settings.retention.title')}>
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
  const put = async (written: Rules) => {
    await client.retention.put(written)
    draft.forget()
    await queries.invalidateQueries({ queryKey: rulesKey })
  }
  const save = useMutation({
    mutationFn: () => put(chosen),
    onSuccess: () => done(t('settings.retention.saved'), () => put(rules)),
    onSettled: () => preview.reset()
  })
  return (
    <>
      <DraftForm draft={draft} save={{ ...preview, error: preview.error ?? save.error }} act={t('settings.retention.save')}>
        {kinds.map((kind) => (
          <NumberBox
            key={kind}
            label={t(`settings.retention.${kind}`)}
            unit={t('settings.retention.unit')}
            empty={t('settings.retention.forever')}
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
          title={t('settings.retention.confirmTitle')}
          text={whatGoes(preview.data)}
          act={t('settings.retention.confirm')}
          leave={t('settings.retention.cancel')}
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
  const gone = all.filter(({ rows }) => rows > 0).map(({ kind, rows }) => countOf(kind, rows))
  if (gone.length === 0) return t('settings.retention.removesNothing')
  return t('settings.retention.removes', { what: gone.join(' · ') })
}

/** For people who may not change the rules. */
function RulesList({ rules }: { rules: Rules }) {
  return (
    <dl className="facts-list wide-list">
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{t(`settings.retention.${kind}`)}</dt>
          <dd>{rules[kind] === null ? t('settings.retention.keptForever') : t('settings.retention.days', { count: rules[kind] })}</dd>
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
          <Empty title={t('settings.retention.none')}>{t('settings.retention.noneWhy')}</Empty>
        ) : (
          <ul className="list" aria-label={t('settings.retention.log')}>
            {items.slice(0, 10).map(({ id, startedAt, endedAt, kinds: ran }) => (
              <li className="list-row" key={id}>
                <span className="list-main">
                  {ran.map(({ kind, removed }) => countOf(kind, removed)).join(' · ')}
                  <span className="soft list-under">
                    <When at={startedAt} />
                    {endedAt === null && ` · ${t('settings.retention.stillRunning')}`}
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
