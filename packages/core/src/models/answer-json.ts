/** More beginnings of objects are not tried, nor are more characters looked at for their ends. */
const maxTries = 200
const maxLooked = 10_000_000

/**
 * The JSON object that a model's answer holds: alone, in a code fence, or among words; the longest where there are several, as models think aloud before they
 * answer. A comma too many is forgiven. Undefined where there is none.
 */
export function answerJson(text: string): unknown {
  const answer = text.replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/u, '')
  let longest: { length: number; value: unknown } = { length: 0, value: undefined }
  let tries = 0
  for (let start = answer.indexOf('{'); start >= 0 && tries < maxTries && tries * answer.length < maxLooked; tries++) {
    const end = objectEnd(answer, start)
    const value = end - start > longest.length ? read(answer.slice(start, end)) : undefined
    if (value !== undefined) longest = { length: end - start, value }
    start = answer.indexOf('{', value === undefined ? start + 1 : end)
  }
  return longest.value
}

/** Where the object ends that begins here, by its brackets outside of texts; -1 where it does not. */
function objectEnd(text: string, start: number): number {
  const bracket = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}]/gsu
  bracket.lastIndex = start
  let depth = 0
  for (let found = bracket.exec(text); found; found = bracket.exec(text)) {
    if (found[0] === '{') depth += 1
    if (found[0] === '}') depth -= 1
    if (depth === 0) return bracket.lastIndex
  }
  return -1
}

const read = (text: string) => parsed(text) ?? parsed(withoutLastCommas(text))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Without commas before a closing bracket; what stands within texts stays. */
function withoutLastCommas(text: string): string {
  return text.replaceAll(/("[^"\\]*(?:\\.[^"\\]*)*")|,(?=\s*[}\]])/gsu, (_, quoted?: string) => quoted ?? '')
}
