/**
 * As much of React as the bindings use, with the two habits that matter to them: effects run children first, and in strict mode every
 * component is taken out once and put back at once.
 */
interface Instance {
  states: unknown[]
  refs: { current: unknown }[]
  effects: { effect: () => (() => void) | undefined; dependencies: unknown[]; cleanUp: (() => void) | undefined; fresh: boolean }[]
  cursor: { state: number; ref: number; effect: number }
}
/** A method type, so that a component may ask for properties of its own. */
type Component = { render(props: object): unknown }['render']
interface Element {
  type: Component & { context?: object }
  props: { value?: unknown; children?: unknown }
}

const isElement = (node: unknown): node is Element => typeof node === 'object' && node !== null && 'type' in node && 'props' in node

let current: Instance | undefined
let contextValues = new Map<object, unknown>()
const instance = (): Instance => {
  if (!current) throw new Error('hooks work only while a component renders')
  return current
}

export const createContext = (value: unknown) => {
  const context = { Provider: (props: { children?: unknown }) => props.children, value }
  Object.assign(context.Provider, { context })
  return context
}
export const useContext = (context: { value: unknown }) => (contextValues.has(context) ? contextValues.get(context) : context.value)
export const createElement = (type: Component, props: object, ...children: unknown[]) => ({
  type,
  props: { ...props, ...(children.length ? { children: children.length > 1 ? children : children[0] } : {}) }
})
export const useState = (initial: unknown) => {
  const { states, cursor } = instance()
  const place = cursor.state++
  if (states.length <= place) states.push(typeof initial === 'function' ? initial() : initial)
  const set = (value: unknown) => {
    states[place] = value
  }
  return [states[place], set]
}
export const useRef = (value: unknown) => {
  const { refs, cursor } = instance()
  const place = cursor.ref++
  if (refs.length <= place) refs.push({ current: value })
  return refs[place]
}
export const useEffect = (effect: () => (() => void) | undefined, dependencies: unknown[]) => {
  const { effects, cursor } = instance()
  const place = cursor.effect++
  const known = effects[place]
  if (!known) effects.push({ effect, dependencies, cleanUp: undefined, fresh: true })
  else if (known.dependencies.some((dependency, index) => dependency !== dependencies[index]))
    Object.assign(known, { effect, dependencies, fresh: true })
}

/** Renders a tree again and again with what it kept; `unmount` takes it out. */
export function createRoot({ strict = false } = {}) {
  const instances = new Map<string, Instance>()
  let order: Instance[] = []
  const walk = (node: unknown, path: string): void => {
    if (Array.isArray(node)) for (const [index, child] of node.entries()) walk(child, `${path}/${index}`)
    if (!isElement(node)) return
    const { type, props } = node
    const own: Instance = instances.get(path) ?? { states: [], refs: [], effects: [], cursor: { state: 0, ref: 0, effect: 0 } }
    instances.set(path, own)
    own.cursor = { state: 0, ref: 0, effect: 0 }
    const outer = contextValues
    if (type.context) contextValues = new Map(outer).set(type.context, props.value)
    const before = current
    current = own
    const rendered = type(props)
    current = before
    walk(rendered, `${path}.0`)
    contextValues = outer
    order.push(own)
  }
  const run = (own: Instance) => {
    for (const entry of own.effects.filter(({ fresh }) => fresh)) {
      entry.cleanUp?.()
      entry.cleanUp = entry.effect()
      entry.fresh = false
    }
  }
  const takeOut = () => {
    for (const entry of order.flatMap(({ effects }) => effects)) {
      entry.cleanUp?.()
      entry.cleanUp = undefined
    }
  }
  return {
    render(node: unknown) {
      const first = instances.size === 0
      order = []
      walk(node, '')
      order.forEach(run)
      if (!strict || !first) return
      takeOut()
      for (const own of order) for (const entry of own.effects) entry.fresh = true
      order.forEach(run)
    },
    unmount: takeOut
  }
}
