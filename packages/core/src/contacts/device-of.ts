/** What a device runs, as far as an event tells. */
export interface DeviceKind {
  browser: string | null
  operatingSystem: string | null
}

const browserNames = ['browser', '$browser', 'browserName', 'browser_name']
const systemNames = ['os', '$os', 'operatingSystem', 'operating_system', 'osName', 'os_name']
const agentNames = ['userAgent', 'user_agent', '$user_agent', '$raw_user_agent']

/** The names of properties that may tell. */
export const deviceProperties = [...browserNames, ...systemNames, ...agentNames]

/** What runs on the device of an event: the names that hosts and product analytics give, else what its user agent says. */
export function deviceOf(properties: Readonly<Record<string, unknown>>): DeviceKind {
  const agent = firstText(properties, agentNames, 1_000) ?? ''
  return {
    browser: firstText(properties, browserNames) ?? nameIn(agent, browsers),
    operatingSystem: firstText(properties, systemNames) ?? nameIn(agent, systems)
  }
}

function firstText(properties: Readonly<Record<string, unknown>>, names: readonly string[], maxLength = 100): string | null {
  const found = names.map((name) => properties[name]).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof found === 'string' ? found.trim().slice(0, maxLength) : null
}

/** The first that fits counts: most browsers also name those that they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari']
]
const systems: readonly [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux']
]

const nameIn = (agent: string, known: readonly [RegExp, string][]) => known.find(([pattern]) => pattern.test(agent))?.[1] ?? null
