type Camel<Text extends string> = Text extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Text

/** A tool's method, in process and in the client: `listCustomers` for `svc_list_customers`. */
export type ToolMethodName<Name extends string> = Name extends `svc_${infer Rest}` ? Camel<Rest> : never

/** The name of the method that calls this tool. */
export function toolMethodName(tool: string): string {
  return tool.replace(/^svc_/, '').replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
