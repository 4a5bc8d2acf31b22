import { RapportError } from '@rapport/client/session'
import { t } from '../../../texts/catalogue'

/** The fields of a rate that can be at fault. */
type Part = 'currency' | 'rate' | 'date'

const refusedStatus = 400

/** Which field the server refused: its message begins with the path, such as `rates.EUR.date`. */
export function partAtFault(error: Error | null): Part | undefined {
  if (!(error instanceof RapportError) || error.status !== refusedStatus) return undefined
  const path = /^(?:currency|rates\.\w+(?:\.(rate|date))?)(?= )/.exec(error.message)
  if (!path) return undefined
  return path[1] === 'rate' || path[1] === 'date' ? path[1] : 'currency'
}

/** What is wrong with a field, in words; undefined where another one is at fault, or none. */
export function faultOf(error: Error | null, part: Part = 'currency'): string | undefined {
  return partAtFault(error) === part ? t(`settings.currency.faults.${part}`) : undefined
}
