import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { Field } from '../../ui/controls'
import { useDraft } from '../../ui/draft'
import { DraftForm } from '../../ui/draft-form'
import { useOutcome } from '../../ui/toasts'

const newChannel = { channelId: '', label: '', isDefault: false }

/** Adds a Slack channel that messages can go to. */
export function ChannelForm({ isFirst, onSaved }: { isFirst: boolean; onSaved(): void }) {
  const draft = useDraft('channel new', () => ({ ...newChannel, isDefault: isFirst }))
  const { fields, change } = draft
  const queries = useQueryClient()
  const { done } = useOutcome()
  const save = useMutation({
    mutationFn: () => {
      const { channelId, label, isDefault } = fields
      return client.tools.createDestination({ type: 'SLACK_CHANNEL', channelId: channelId.trim(), label: label.trim(), isDefault })
    },
    onSuccess: async ({ destination: { name, syncStatus } }) => {
      draft.forget()
      await queries.invalidateQueries({ queryKey: ['destinations'] })
      done(syncStatus === 'SYNCED' ? `“${name}” is ready.` : `“${name}” is added. Messages go out once Slack is connected.`)
      onSaved()
    }
  })
  return (
    <DraftForm draft={draft} save={save} act="Add the channel">
      <Field
        id="channel-id"
        label="Channel id"
        help={
          <>
            In Slack: the channel’s name, then About, at the very bottom. It looks like <code>C0123456789</code>. Private channels need the
            app as a member.
          </>
        }
      >
        <input
          id="channel-id"
          required
          maxLength={191}
          spellCheck={false}
          aria-describedby="channel-id-help"
          value={fields.channelId}
          onChange={({ target }) => change({ channelId: target.value })}
        />
      </Field>
      <Field id="channel-name" label="Name" help="What people call it here.">
        <input
          id="channel-name"
          required
          maxLength={120}
          aria-describedby="channel-name-help"
          value={fields.label}
          onChange={({ target }) => change({ label: target.value })}
        />
      </Field>
      <label className="check">
        <input type="checkbox" checked={fields.isDefault} onChange={() => change({ isDefault: !fields.isDefault })} />
        Automations that name no channel send here
      </label>
    </DraftForm>
  )
}
