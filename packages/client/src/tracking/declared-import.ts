import type { CallOptions } from '../options.js'
import type { ResourceMethods } from '../resource-methods.generated.js'
import type { PropertiesField } from './inputs.js'

type EventMethods = ResourceMethods['events']

/** The methods of events for a host that has declared its own. */
export interface DeclaredEventMethods<Events> extends Omit<EventMethods, 'import'> {
  /** Stores events of the past; those of the host's own are of the declared names, with the declared properties. */
  import(
    input: { batches: readonly DeclaredBatch<Events>[]; dryRun?: boolean | undefined },
    options?: CallOptions
  ): ReturnType<EventMethods['import']>
}

/** A batch as the ingest route takes it. */
interface DeclaredBatch<Events> {
  events: readonly (DeclaredEvent<Events> | BuiltInEvent)[]
  [field: string]: unknown
}

/** One of the host's own events; its other fields, such as `timestamp`, are those of the route. */
type DeclaredEvent<Events> = {
  [Name in keyof Events & string]: { type: 'custom'; eventName: Name; [field: string]: unknown } & PropertiesField<Events[Name]>
}[keyof Events & string]

interface BuiltInEvent {
  type: 'pageview' | 'identify' | 'form' | 'engagement' | 'calendar' | 'stage' | 'billing'
  [field: string]: unknown
}
