/**
 * The little of React that the bindings use. React is an optional peer and is not installed here; in an app its own types stand in this
 * place.
 */
declare module 'react' {
  export type ReactNode = object | string | number | boolean | null | undefined
  export interface ReactElement {
    type: unknown
    props: unknown
    key: string | null
  }
  export interface Context<Value> {
    Provider: (props: { value: Value; children?: ReactNode }) => ReactNode
  }
  export function createContext<Value>(value: Value): Context<Value>
  export function createElement<Props extends object>(
    type: (props: Props) => ReactNode,
    props: Props,
    ...children: ReactNode[]
  ): ReactElement
  export function useContext<Value>(context: Context<Value>): Value
  export function useEffect(effect: () => (() => void) | undefined, dependencies: unknown[]): void
  export function useRef<Value>(value: Value): { current: Value }
  export function useState<Value>(initial: Value | (() => Value)): [Value, (value: Value) => void]
}
