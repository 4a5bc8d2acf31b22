/** The JSON object that a model's answer holds: alone, in a code fence, or among words; undefined where there is none. */
export function answerJson(text: string): unknown {
  const end = text.lastIndexOf('}')
  let tries = 0
  for (let start = text.indexOf('{'); start >= 0 && start < end && tries < 20; start = text.indexOf('{', start + 1), tries++) {
    const value = parsed(text.slice(start, end + 1))
    if (value !== undefined) return value
  }
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
