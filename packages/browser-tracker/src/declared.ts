/** The properties of events by name, from the type of what `defineEvents` of `@rapport/core` answers; any name and properties without one. */
export type EventsOf<Declared> = Declared extends { readonly propertyTypes?: infer Events }
  ? NonNullable<Events>
  : Record<string, Record<string, unknown>>

/** Sends an event: of any name, or of one that is declared, with its properties. They may be left out where none is required. */
export type Track<Events> = <Name extends string & keyof Events>(
  eventName: Name,
  ...properties: Record<never, never> extends Events[Name] ? [properties?: Events[Name]] : [properties: Events[Name]]
) => void
