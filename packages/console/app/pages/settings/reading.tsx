import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Field } from '../../ui/controls'
import { useDraft } from '../../ui/draft'
import { DraftForm } from '../../ui/draft-form'
import { NumberBox } from '../../ui/fields'
import { listed } from '../../ui/format'
import { Reading } from '../../ui/states'
import { Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { codeNamesOf, fieldsOf, linesOf, type ReadingFields, type ReadingSettings } from './reading-fields'

const queryKey = ['reading-settings']

/** The names that the workspace's customers and people use, and how long a ticket may stay open. */
export function ReadingNames() {
  const query = useQuery({ queryKey, queryFn: ({ signal }) => client.reading.get({ signal }) })
  const mayChange = useMay('workspace_settings:manage')
  return (
    <Reading query={query} rows={4}>
      {(settings) =>
        mayChange ? <ReadingForm key={JSON.stringify(settings)} settings={settings} /> : <ReadingList fields={fieldsOf(settings)} />
      }
    </Reading>
  )
}

const lists = ['competitors', 'products', 'codeNames'] as const

function ReadingForm({ settings }: { settings: ReadingSettings }) {
  const draft = useDraft<ReadingFields>('reading', () => fieldsOf(settings))
  const { fields, change } = draft
  const queries = useQueryClient()
  const { done } = useOutcome()
  const put = async (written: ReadingFields) => {
    await client.reading.put({
      competitors: linesOf(written.competitors),
      products: linesOf(written.products),
      codeNames: codeNamesOf(written.codeNames),
      patienceDays: Number(written.patienceDays)
    })
    draft.forget()
    await queries.invalidateQueries({ queryKey })
  }
  const save = useMutation({
    mutationFn: () => put(fields),
    onSuccess: () => done(t('settings.reading.saved'), () => put(fieldsOf(settings)))
  })
  return (
    <DraftForm draft={draft} save={save}>
      {lists.map((name) => (
        <Field key={name} id={name} label={t(`settings.reading.${name}`)} help={t(`settings.reading.${name}Help`)}>
          <textarea
            id={name}
            rows={Math.min(12, Math.max(3, linesOf(fields[name]).length + 1))}
            spellCheck={false}
            value={fields[name]}
            aria-describedby={`${name}-help`}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        </Field>
      ))}
      <NumberBox
        label={t('settings.reading.patience')}
        unit={t('settings.reading.patienceUnit')}
        value={fields.patienceDays}
        min={0}
        max={365}
        onChange={(patienceDays) => change({ patienceDays })}
      />
    </DraftForm>
  )
}

/** For people who may not change the settings. */
function ReadingList({ fields }: { fields: ReadingFields }) {
  return (
    <dl className="facts-list wide-list">
      {lists.map((name) => (
        <div key={name}>
          <dt>{t(`settings.reading.${name}`)}</dt>
          <dd>{fields[name] === '' ? t('ui.none') : <Said>{listed(linesOf(fields[name]))}</Said>}</dd>
        </div>
      ))}
      <dt>{t('settings.reading.patience')}</dt>
      <dd>{t('settings.reading.patienceText', { count: Number(fields.patienceDays) })}</dd>
    </dl>
  )
}
