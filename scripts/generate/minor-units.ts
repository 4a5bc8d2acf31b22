/** The console's table of currencies whose amounts do not have two decimals: how many minor units make one unit of each. */
export function minorUnitsOf(digitsOf: { readonly [digits: number]: readonly string[] }): string {
  const lines = Object.entries(digitsOf).flatMap(([digits, codes]) => codes.map((code) => `  ${code}: ${10 ** Number(digits)},\n`))
  return `// Made by scripts/generate.ts from packages/core/src/values/minor-digits.ts.

/** How many minor units make one unit of these currencies; of every other one it is 100. */
export const unusualMinorUnits: Readonly<Record<string, number>> = {
${lines.join('')}}
`
}
