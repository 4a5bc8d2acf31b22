/** A value of a node's field. */
export type FieldValue = string | number | boolean | SqlNode | readonly SqlNode[]

/** A node of a query's tree, every field of it known to the grammar. */
export class SqlNode {
  constructor(
    readonly type: string,
    readonly fields: { readonly [field: string]: FieldValue },
    /** The byte where it, or what it stands in, begins. */
    readonly at: number | undefined
  ) {}

  node(field: string): SqlNode | undefined {
    const value = this.fields[field]
    return value instanceof SqlNode ? value : undefined
  }

  nodes(field: string): readonly SqlNode[] {
    const value = this.fields[field]
    return Array.isArray(value) ? value : []
  }

  text(field: string): string {
    const value = this.fields[field]
    return typeof value === 'string' ? value : ''
  }

  flag(field: string): boolean {
    return this.fields[field] === true
  }

  /** The names that a list of strings spells, such as a function's. */
  names(field: string): string[] {
    return this.nodes(field).flatMap((node) => (node.type === 'String' ? [node.text('sval')] : []))
  }

  /** Everything right below. */
  *children(): Generator<SqlNode> {
    for (const value of Object.values(this.fields)) {
      if (value instanceof SqlNode) yield value
      else if (Array.isArray(value)) yield* value
    }
  }

  /** Itself and everything below; what `within` says no to is left out with all below it. */
  *all(within: (node: SqlNode) => boolean = () => true): Generator<SqlNode> {
    yield this
    for (const child of this.children()) if (within(child)) yield* child.all(within)
  }
}
