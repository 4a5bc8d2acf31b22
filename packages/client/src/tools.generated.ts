export interface ToolInputs {
  svc_list_customers: { limit?: number | undefined; cursor?: string | undefined }
  svc_get_timeline: { customer: string; limit?: number | undefined; cursor?: string | undefined }
  svc_query: { sql: string; limit?: number | undefined }
}
export interface ToolOutputs {
  svc_list_customers: { items: { id: string }[], pagination: { hasMore: boolean; nextCursor: string | null; total: number } }
  svc_get_timeline: { events: { id: string }[], pagination: { hasMore: boolean; nextCursor: string | null } }
  svc_query: { success: true; data: Record<string, unknown>[] }
}
export type ToolName = keyof ToolInputs
