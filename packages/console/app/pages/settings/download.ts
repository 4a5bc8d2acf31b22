/** Has the browser save these lines as a file. */
export function download(lines: readonly string[], name: string): void {
  const address = URL.createObjectURL(new Blob([...lines], { type: 'application/x-ndjson' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
