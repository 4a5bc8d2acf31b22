import type { ValueKind } from './value-kind.js'

/** One setting of the server: where it is written, what is right, and what it is for. */
export interface Setting<Value> {
  readonly kind: ValueKind<NonNullable<Value>>
  /** What holds where nobody says anything. */
  readonly default?: Value
  /** What it is for, as help and docs say it: without a capital at its beginning, and without a full stop. */
  readonly description: string
  /** Its variables, the one that outranks the others first; by default the one that follows from its name. */
  readonly variables?: readonly string[]
  /** Its flag, as commander writes it, such as `--port <number>`. */
  readonly flag?: string
  /** What nobody may see of it: all, or the password of an address. */
  readonly hidden?: 'all' | 'password'
}

interface Given<Value> extends Omit<Setting<Value>, 'kind' | 'default'> {
  readonly kind: ValueKind<Value>
}

/** A setting that has a default. */
export function setting<Value>(given: Given<Value> & { readonly default: NoInfer<Value> }): Setting<Value>
/** A setting that may be absent. */
export function setting<Value>(given: Given<Value>): Setting<Value | undefined>
export function setting(given: Setting<unknown>): Setting<unknown> {
  return given
}

/** The variables of a setting: `limits.ingestBodyBytes` is `RAPPORT_LIMITS_INGEST_BODY_BYTES`. None where only the file can hold it. */
export function variablesOf(name: string, { kind, variables }: Setting<unknown>): readonly string[] {
  if (!kind.fromText) return []
  return (
    variables ?? [
      `RAPPORT_${name
        .replace(/([a-z])([A-Z])/g, '$1_$2')
        .replaceAll('.', '_')
        .toUpperCase()}`
    ]
  )
}
