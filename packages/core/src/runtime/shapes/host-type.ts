import { Type } from 'typebox'

/**
 * What only the host's own code gives or gets, whose type is written by hand because no schema says it: a Date, a transaction, or the fields of a type that
 * has a public name already. `name` is this name; the interfaces of the workspace are generated with it. Nothing is checked against it.
 *
 * @example output: hostType<Fact>('Fact')
 */
export function hostType<T>(name: string) {
  return Type.Unsafe<T>({ typeName: name })
}
