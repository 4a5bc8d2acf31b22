import type { DeclaredEvents, EventsCheckMode } from '../../context/index.js'
import type { EventRow } from '../../identity/index.js'
import { type Check, checkOf, fieldHint } from '../../validation/index.js'
import { EventError } from '../reading/event-error.js'
import type { Cut } from '../reading/read-traits.js'

/**
 * Compares the host's own events with what it has declared. What the tracker adds by itself does not count.
 *
 * - off: the event is stored. Nothing is compared.
 * - warn: the event is stored. The batch's answer has a warning that says what differs.
 * - refuse: the event is not stored. The batch's answer has an error that says what differs. The other events of the batch are stored.
 */
export class EventsCheck {
  private readonly checks: ReadonlyMap<string, Check>
  private readonly mode: EventsCheckMode

  constructor({ schemas, check }: DeclaredEvents) {
    this.mode = check
    this.checks = new Map(Object.entries(schemas).map(([name, schema]) => [name, checkOf(schema)]))
  }

  /** Throws `EventError` where events are refused. Where they are only warned of, adds what differs to `cuts`. */
  compare(row: Pick<EventRow, 'type' | 'event_name' | 'properties'>, cuts: Cut[]): void {
    if (this.mode === 'off' || row.type !== 'CUSTOM') return
    const fault = this.faultOf(row)
    if (!fault) return
    if (this.mode === 'refuse') throw new EventError(fault.field, fault.message)
    cuts.push({ kind: 'undeclared', ...fault })
  }

  private faultOf({
    event_name: name,
    properties
  }: Pick<EventRow, 'event_name' | 'properties'>): Pick<Cut, 'field' | 'message'> | undefined {
    const check = this.checks.get(name)
    if (!check) return { field: 'eventName', message: `no event is declared with this name${fieldHint(name, this.checks.keys())}` }
    const { automated, ...own } = properties
    if (check.accepts(properties) || (automated === true && check.accepts(own))) return undefined
    const message = check.fault(automated === true ? own : properties, 'properties')
    return { field: fieldOf(message), message: `${message}, as the event ${JSON.stringify(name)} is declared` }
  }
}

/** The field that a fault names at its beginning. */
function fieldOf(fault: string): string {
  return /^properties[^\s]*/.exec(fault)?.[0] ?? 'properties'
}
