import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { t } from '../../texts/catalogue'
import { Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { CustomerPicker, type Picked } from './customer-picker'
import { PartyName } from './party-name'

/** Merges two accounts that somebody knows to be one: who remains, what moves there, and a way back. */
export function MergeTwo() {
  const [survivor, setSurvivor] = useState<Picked>()
  const [duplicate, setDuplicate] = useState<Picked>()
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const pair = survivor && duplicate && { entity: 'customer' as const, survivorId: survivor.id, duplicateId: duplicate.id }
  const preview = useQuery({
    queryKey: ['identity', 'preview', pair],
    queryFn: ({ signal }) => client.identity.previewMerge(pair ?? { entity: 'customer', survivorId: '', duplicateId: '' }, { signal }),
    enabled: pair !== undefined,
    retry: false
  })
  const everything = async () => {
    await queries.invalidateQueries()
  }
  const merge = useMutation({
    mutationFn: async (two: NonNullable<typeof pair>) => client.identity.mergeByHand(two),
    onSuccess: async (_, { duplicateId }) => {
      const undo = () =>
        void client.identity.undo(duplicateId).then(() => {
          done(t('identity.apart'))
          return everything()
        }, failed)
      done(t('identity.areOne'), undo)
      setSurvivor(undefined)
      setDuplicate(undefined)
      await everything()
    },
    onError: failed
  })
  const moves = preview.data?.moves
  return (
    <form
      className="form merge-two"
      onSubmit={(event) => {
        event.preventDefault()
        if (pair && preview.data) merge.mutate(pair)
      }}
    >
      <p className="soft">{t('identity.mergeWhat')}</p>
      <CustomerPicker label={t('identity.survivor')} picked={survivor} without={duplicate?.id} onPick={setSurvivor} />
      <CustomerPicker label={t('identity.duplicate')} picked={duplicate} without={survivor?.id} onPick={setDuplicate} />
      <div role="status">
        {pair && preview.error && (
          <p className="fault">
            <Said>{preview.error.message.replace(/^input\.(survivor|duplicate)Id /u, '')}</Said>
          </p>
        )}
        {preview.data && moves && (
          <>
            <div className="pair">
              <PartyName of={preview.data.duplicate} entity="customer" />
              <span className="soft">{t('identity.goesInto')}</span>
              <PartyName of={preview.data.survivor} entity="customer" />
            </div>
            <p className="soft">
              {t('identity.moves', { users: moves.users, events: moves.events, sources: moves.sources, facts: moves.facts })}
            </p>
          </>
        )}
      </div>
      <div className="dialog-actions">
        {pair && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setSurvivor(duplicate)
              setDuplicate(survivor)
            }}
          >
            {t('identity.swap')}
          </button>
        )}
        <button type="submit" className="button primary" disabled={!preview.data || merge.isPending}>
          {merge.isPending ? t('identity.merging') : t('identity.merge')}
        </button>
      </div>
    </form>
  )
}
