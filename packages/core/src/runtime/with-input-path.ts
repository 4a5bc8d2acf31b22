import { RapportError } from '../errors.js'

/** Runs what a host may call in process too, whose refusals begin with the field at fault: the routes' begin with `input.`. */
export async function withInputPath<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof RapportError) || error.code !== 'INVALID_TOOL_INPUT') throw error
    throw new RapportError(error.code, `input.${error.message}`, error.details, { cause: error })
  }
}
