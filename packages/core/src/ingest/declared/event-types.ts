// Types alone. They read schemas of TypeBox and plain JSON Schema by their fields, so that hosts need no types of TypeBox, and each is worked out once,
// where the events are declared.

/** The host's own events, as `defineEvents` answers them. */
export interface EventDeclarations<Events = unknown> {
  /** The schema of each event's properties, by the event's name. */
  readonly schemas: Readonly<Record<string, object>>
  /** Carries the types of the properties, by the event's name. There is no such field at run time. */
  readonly propertyTypes?: Events
}

/** The properties of declared events, by name. */
export type PropertiesByEvent<Schemas> = { [Name in keyof Schemas]: ValueOf<Schemas[Name]> }

/** What a schema of TypeBox, or JSON Schema written as a constant, describes; `unknown` for what it says in another way. */
export type ValueOf<Schema> = Schema extends { static: infer Value; params: unknown }
  ? Value
  : Schema extends { const: infer Value }
    ? Value
    : Schema extends { enum: readonly (infer Value)[] }
      ? Value
      : Schema extends { anyOf: readonly (infer Choice)[] }
        ? ValueOf<Choice>
        : Schema extends { properties: infer Properties }
          ? ObjectOf<Properties, RequiredOf<Schema, Properties>>
          : Schema extends { items: infer Item }
            ? ValueOf<Item>[]
            : Schema extends { type: keyof Named }
              ? Named[Schema['type']]
              : Schema extends { type: readonly (infer Name extends keyof Named)[] }
                ? Named[Name]
                : unknown

/** What `type` names. */
interface Named {
  string: string
  number: number
  integer: number
  boolean: boolean
  null: null
  object: Record<string, unknown>
  array: unknown[]
}

/** The names that an object must have: TypeBox marks the others, JSON Schema lists these. */
type RequiredOf<Schema, Properties> = Schema extends { '~kind': 'Object' }
  ? { [Name in keyof Properties]: Properties[Name] extends { '~optional': true } ? never : Name }[keyof Properties]
  : Schema extends { required: readonly (infer Name)[] }
    ? Name & keyof Properties
    : never

type ObjectOf<Properties, Required extends keyof Properties> = Flat<
  { [Name in Required]: ValueOf<Properties[Name]> } & { [Name in Exclude<keyof Properties, Required>]?: ValueOf<Properties[Name]> }
>

/** One object type in place of two: errors of the compiler show it as it would be written by hand. */
type Flat<Object> = { [Name in keyof Object]: Object[Name] }
