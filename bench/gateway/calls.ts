/** A call that is measured. */
export interface MeasuredCall {
  tool: 'svc_schema' | 'svc_list_customers'
  input: Record<string, unknown>
}

/** One that reads nothing, so that all it costs is the gateway; and one that people make. */
export const measuredCalls: readonly MeasuredCall[] = [
  { tool: 'svc_schema', input: { table: 'revenue' } },
  { tool: 'svc_list_customers', input: { limit: 50 } }
]

/** The body of a call. */
export const callBody = ({ tool, input }: MeasuredCall) => JSON.stringify({ tool, input })

export const callPath = '/api/tools/call'
