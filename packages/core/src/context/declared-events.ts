/** Whether the host's own events are compared with those that it declared. */
export type EventsCheckMode = 'off' | 'warn' | 'refuse'

/** The host's own events, as the process knows them. */
export interface DeclaredEvents {
  /** The schema of each event's properties, by the event's name. */
  schemas: Readonly<Record<string, object>>
  check: EventsCheckMode
}

/** What holds where the host declares no events. */
export const noDeclaredEvents: DeclaredEvents = { schemas: {}, check: 'off' }
