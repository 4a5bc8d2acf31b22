import { isLoopbackHost } from '../loopback.js'

/** What an operator has to know of the address that links begin with; each as sentences. */
export function addressWarnings({ publicUrl, basePath = '' }: { publicUrl?: string | undefined; basePath?: string }): string[] {
  if (publicUrl === undefined)
    return [
      'No public URL is set. Mails have no links, and providers cannot send webhooks or sign people in. Set RAPPORT_PUBLIC_URL to the address at which browsers reach this server, such as https://rapport.example.com.'
    ]
  if (!URL.canParse(publicUrl)) return []
  const { hostname, pathname } = new URL(publicUrl)
  if (isLoopbackHost(hostname.replace(/^\[|\]$/g, '')))
    return [`The public URL ${publicUrl} can only be reached from this machine. Links of mails and invitations begin with it.`]
  return hasPathTwice(pathname, basePath) ? [twice(publicUrl, basePath)] : []
}

/** Whether the path of the public URL repeats the base path, which links have after it. */
export function hasPathTwice(pathname: string, basePath: string): boolean {
  return basePath !== '' && pathname.replace(/\/+$/, '').endsWith(basePath)
}

function twice(publicUrl: string, basePath: string): string {
  const base = publicUrl.replace(/\/+$/, '')
  return `The public URL ${base} ends with the base path ${basePath}, so that links begin with ${base}${basePath}. Take the path out of the public URL, unless a proxy takes it off the addresses of requests.`
}
