const legalForm =
  /[\s,]+(?:inc|incorporated|ltd|limited|llc|llp|plc|corp|corporation|co|company|gmbh|ag|se|kg|sarl|sas|s\.?a|bv|nv|ab|as|oy|aps|pty|srl|spa|group|holdings?)\.?$/iu
const minLength = 3

/** What people call a customer: its name with and without the legal form, and the first label of its domain; the longest first. */
export function customerNames({ name, domain }: { name: string | null; domain: string | null }): string[] {
  const bare = name?.replace(legalForm, '').replace(legalForm, '')
  const label = domain?.split('.')[0]
  const names = [name, bare, label].flatMap((each) => (each && each.trim().length >= minLength ? [each.trim()] : []))
  return [...new Set(names)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
}
