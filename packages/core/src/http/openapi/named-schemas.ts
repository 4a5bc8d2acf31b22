import { type JsonSchema, openapiSchema } from './openapi-schema.js'

/** A place that says: the schema of this name. */
export interface Reference {
  $ref: string
}

/** The schemas that the document's operations have named so far: each stands in it once, and none that nobody refers to. */
export class NamedSchemas {
  private readonly schemas = new Map<string, JsonSchema>()

  /** `adapt` says what a process adds to the schemas. */
  constructor(private readonly adapt: (schema: object) => object = (schema) => schema) {}

  /** Names a schema, and answers how to refer to it. Throws when the name stands for another one. */
  refer(name: string, schema: object): Reference {
    const converted = openapiSchema(this.adapt(schema))
    const known = this.schemas.get(name)
    if (known && JSON.stringify(known) !== JSON.stringify(converted)) throw new Error(`Two schemas of the document are called ${name}`)
    this.schemas.set(name, known ?? converted)
    return { $ref: `#/components/schemas/${name}` }
  }

  /** All of them by name, in the order of the names, so that the document does not depend on which operation came first. */
  all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.schemas].sort(([one], [other]) => (one < other ? -1 : 1)))
  }
}
