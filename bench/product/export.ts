const linesAtOnce = 200

/** An export whose lines are made as they are read; `note` hears of each tenth. */
export function exportOf(count: number, lineOf: (index: number) => string, note: () => void): Response {
  const encoder = new TextEncoder()
  const tenth = Math.ceil(count / 10)
  let index = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (index >= count) return controller.close()
      let text = ''
      for (const end = Math.min(count, index + linesAtOnce); index < end; index++) {
        if (index % tenth === 0 && index > 0) note()
        text += lineOf(index)
      }
      controller.enqueue(encoder.encode(text))
    }
  })
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
}
