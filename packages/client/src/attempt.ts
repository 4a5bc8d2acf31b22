import type { Deadline } from './deadline.js'
import { readAnswer } from './response-error.js'
import type { HttpRequest, Transport } from './transport.js'

/** Sends once and reads the JSON object that answers, within the deadline. Throws a RapportError in every other case. */
export async function attempt(
  transport: Transport,
  request: Omit<HttpRequest, 'signal' | 'requestId'>,
  deadline: Deadline
): Promise<Record<string, unknown>> {
  const { signal, requestId } = deadline
  signal.throwIfAborted()
  const response = await deadline.within(transport.send({ ...request, signal, requestId }))
  return readAnswer(response, requestId)
}
