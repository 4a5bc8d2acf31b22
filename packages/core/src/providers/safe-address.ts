/** Whether an address holds a user name or a password. */
export const holdsUser = ({ username, password }: URL) => username !== '' || password !== ''

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether credentials may go there: https, or this machine itself. */
export function isSafeAddress({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}
