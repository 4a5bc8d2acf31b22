import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { t } from '../../texts/catalogue'
import { Field } from '../../ui/controls'
import { Section } from '../../ui/page'
import { useOutcome } from '../../ui/toasts'
import { download } from './download'
import { ErasePerson } from './erase-person'

const pageSize = 1_000

/** Everything that is stored about a person: as a file, and erased. */
export function PersonalData() {
  const [email, setEmail] = useState('')
  const [rows, setRows] = useState(0)
  const [erasing, setErasing] = useState<string>()
  const { done } = useOutcome()
  const fetch = useMutation({
    mutationFn: async () => {
      const lines: string[] = []
      for (let cursor: string | undefined, isOver = false; !isOver; ) {
        const page = await client.privacy.export({ email, limit: pageSize, ...(cursor && { cursor }) })
        lines.push(...page.items.map((item) => `${JSON.stringify(item)}\n`))
        setRows(lines.length)
        cursor = page.pagination.nextCursor ?? undefined
        isOver = cursor === undefined
      }
      return lines
    },
    onSuccess: (lines) => {
      if (lines.length > 0) download(lines, 'personal-data.jsonl')
      done(lines.length > 0 ? t('settings.person.fileHas', { count: lines.length }) : t('settings.person.nothing'))
    }
  })
  return (
    <Section title={t('settings.person.title')}>
      <form
        className="form wide-form"
        onSubmit={(event) => {
          event.preventDefault()
          setRows(0)
          fetch.mutate()
        }}
      >
        <Field id="person-email" label={t('settings.person.email')} help={t('settings.person.emailHelp')}>
          <input
            id="person-email"
            type="email"
            required
            maxLength={320}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            aria-describedby="person-email-help"
          />
        </Field>
        {fetch.error && (
          <p className="fault" role="alert">
            {fetch.error.message}
          </p>
        )}
        <div className="dialog-actions">
          <button type="submit" className="button" disabled={fetch.isPending}>
            {fetch.isPending ? t('settings.person.reading', { count: rows }) : t('settings.person.download')}
          </button>
          <button
            type="button"
            className="button danger"
            onClick={({ currentTarget }) => currentTarget.form?.reportValidity() && setErasing(email)}
          >
            {t('settings.person.erase')}
          </button>
        </div>
      </form>
      {erasing !== undefined && <ErasePerson email={erasing} onClose={() => setErasing(undefined)} />}
    </Section>
  )
}
