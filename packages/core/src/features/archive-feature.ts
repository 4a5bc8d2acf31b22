import { type ChangeContext, recordChange } from '../audit/index.js'
import { RapportError } from '../errors.js'
import { isoTime } from '../values/index.js'
import { featureOf } from './feature.js'
import { features } from './tables/features.js'

/**
 * Archives a feature: it is counted no more, and its key is free again. Throws NOT_FOUND for an unknown id, CONFLICT when the revision is not the
 * current one, when the feature is archived already, and when it is the last one.
 */
export async function archiveFeature(context: ChangeContext, { id, revision }: { id: string; revision: string }) {
  const { store, now } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('features')
    const [row] = await transaction.get(features, [{ id }])
    if (!row) throw new RapportError('NOT_FOUND', 'There is no feature with this id')
    if (row.revision !== revision) {
      throw new RapportError('CONFLICT', 'The feature has another revision by now; read it again with svc_list_features')
    }
    if (row.archived_at !== null) throw new RapportError('CONFLICT', 'The feature is archived already')
    const active = await transaction.count(features, { archived_at: { isNull: true } }, 2)
    if (active < 2) throw new RapportError('CONFLICT', 'The last feature of a workspace cannot be archived; create another one first')
    const feature = featureOf(row)
    await transaction.update(features, { id: { eq: id } }, { archived_at: now })
    await recordChange(transaction, context, {
      subjectId: id,
      before: { ...feature, archivedAt: null },
      after: { ...feature, archivedAt: isoTime(now) }
    })
    return { id, revision }
  })
}
