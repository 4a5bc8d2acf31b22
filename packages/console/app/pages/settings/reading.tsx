import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { Field } from '../../ui/controls'
import { useDraft } from '../../ui/draft'
import { DraftForm } from '../../ui/draft-form'
import { NumberBox } from '../../ui/fields'
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

const lists = [
  ['competitors', 'Competitors', 'Products that customers may choose in place of yours. One name per line.'],
  ['products', 'Your products', 'Their names, as customers write them. One name per line.'],
  [
    'codeNames',
    'Code names',
    'One per line. A plain name means one of your products. "Bluebird = acme.com" means a customer, by id or domain.'
  ]
] as const

function ReadingForm({ settings }: { settings: ReadingSettings }) {
  const draft = useDraft<ReadingFields>('reading', () => fieldsOf(settings))
  const { fields, change } = draft
  const queries = useQueryClient()
  const { done } = useOutcome()
  const save = useMutation({
    mutationFn: () =>
      client.reading.put({
        competitors: linesOf(fields.competitors),
        products: linesOf(fields.products),
        codeNames: codeNamesOf(fields.codeNames),
        patienceDays: Number(fields.patienceDays)
      }),
    onSuccess: async () => {
      draft.forget()
      await queries.invalidateQueries({ queryKey })
      done('Saved. The names count for texts that arrive from now on.')
    }
  })
  return (
    <DraftForm draft={draft} save={save}>
      {lists.map(([name, label, help]) => (
        <Field key={name} id={name} label={label} help={help}>
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
        label="Tickets count as problems after"
        unit="days"
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
      {lists.map(([name, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{fields[name] === '' ? 'None' : <Said>{linesOf(fields[name]).join(', ')}</Said>}</dd>
        </div>
      ))}
      <dt>Tickets count as problems after</dt>
      <dd>{fields.patienceDays} days</dd>
    </dl>
  )
}
