import { RapportError } from '../../errors.js'
import type { Transaction } from '../../storage/index.js'
import { Erased } from './erased.js'
import type { ErasedName } from './name-digest.js'

/** A put names somebody whose data was erased. `path` is where in the batch it does, such as `users[3]`. */
export class ErasedNameError extends RapportError {
  constructor(readonly path: string) {
    super('CONFLICT', `${path} names somebody whose data was erased. Leave it out, or let the name come back with privacy.lift`)
  }
}

/**
 * Refuses what the host itself puts of somebody whose data was erased: silence would hide it. Throws CONFLICT naming the path. Answers whom texts are to be
 * masked of; undefined where nobody was ever erased.
 */
export async function refuseErased(
  transaction: Transaction,
  named: readonly { path: string; names: readonly ErasedName[] }[],
  texts: readonly unknown[] = []
): Promise<Erased | undefined> {
  const erased = await Erased.among(
    transaction,
    named.flatMap(({ names }) => names),
    texts
  )
  const refused = erased && named.find(({ names }) => erased.hasAny(names))
  if (refused) throw new ErasedNameError(refused.path)
  return erased
}
