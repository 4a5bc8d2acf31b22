/** An object with some of its members replaced; whatever else is asked of it, the object itself does. */
export function overlay<T extends object>(object: T, members: Partial<T>): T {
  return new Proxy(object, {
    get(target, name) {
      if (Object.hasOwn(members, name)) return Reflect.get(members, name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    }
  })
}
