const maxBodyLength = 4096

/** The body of a small request as an object of JSON; undefined for anything else. */
export async function readSmallBody(request: Request): Promise<Record<string, unknown> | undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxBodyLength) return undefined
  }
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
