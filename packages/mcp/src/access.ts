import type { Registry } from '@rapport/core/operations'

/** What a server needs of Rapport for the holder of one key: in process it is asked directly, on stdio over HTTP. */
export interface Access {
  /** The key's grants as they are now. Throws RapportError. */
  grants(): Promise<readonly string[]>
  /** The tools as the process describes them, with its own providers; those that are published where nobody says. */
  tools?: Registry
  /** Calls a tool. Throws RapportError. `again`: a call made before is asked anew for a smaller page. */
  call(tool: string, input: Readonly<Record<string, unknown>>, options: { signal: AbortSignal; again?: boolean }): Promise<unknown>
}
