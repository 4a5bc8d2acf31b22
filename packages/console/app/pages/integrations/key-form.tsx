import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import type { Capability } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { Field } from '../../ui/controls'
import { adviceOf } from '../../ui/states'
import { useOutcome } from '../../ui/toasts'

/** Whether a provider can be connected right here: by a key, where the page of the link asks for nothing else. */
export const takesKey = ({ connectBy, fields, category }: Capability) =>
  connectBy.includes('key') && fields.length > 0 && category !== 'analytics'

/** Connects a provider with the key that a person pastes. What was typed stays when the provider refuses it. */
export function KeyForm({ of: { provider, name, fields } }: { of: Capability }) {
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const queries = useQueryClient()
  const { done } = useOutcome()
  const connect = useMutation({
    mutationFn: () => {
      const filled = fields.flatMap(({ name: field, type, options, required }) => {
        const value = given[field]?.trim() || (required ? options?.[0] : undefined)
        return value ? [[field, type === 'boolean' ? true : value]] : []
      })
      return client.integrations.connect(provider, { config: { credentials: Object.fromEntries(filled) } })
    },
    onSuccess: async () => {
      done(t('connect.connected', { name }))
      await queries.invalidateQueries({ queryKey: ['integrations'] })
    }
  })
  const give = (field: string, value: string) => setGiven((before) => ({ ...before, [field]: value }))
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        connect.mutate()
      }}
    >
      <p className="soft">{t('connect.keyOf', { name })}</p>
      {fields.map(({ name: field, type, label, help, secret, required, options }) => {
        const id = `connect-${field}`
        if (type === 'boolean')
          return (
            <label key={field} className="check">
              <input
                type="checkbox"
                checked={given[field] === 'true'}
                onChange={({ target }) => give(field, target.checked ? 'true' : '')}
              />
              {label}
            </label>
          )
        const about = { id, 'aria-describedby': `${id}-help`, value: given[field] ?? '' }
        return (
          <Field key={field} id={id} label={label} help={help}>
            {options ? (
              <select {...about} onChange={({ target }) => give(field, target.value)}>
                {!required && <option value="">–</option>}
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            ) : (
              <input
                {...about}
                type={secret ? 'password' : 'text'}
                required={required}
                maxLength={2000}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => give(field, target.value)}
              />
            )}
          </Field>
        )
      })}
      {connect.error && (
        <p className="fault" role="alert">
          {adviceOf(connect.error).text}
        </p>
      )}
      <div className="dialog-actions">
        <button type="submit" className="button primary" disabled={connect.isPending}>
          {connect.isPending ? t('connect.connecting') : t('connect.connect')}
        </button>
      </div>
    </form>
  )
}
