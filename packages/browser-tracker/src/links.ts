import { capture } from './capture.js'
import { config } from './config.js'
import { on } from './scope.js'

const FILES = /\.(pdf|zip|t?gz|rar|7z|dmg|exe|msi|pkg|deb|apk|docx?|xlsx?|pptx?|csv|txt|epub|mp[34]|mov|wav|iso)$/i

/** Sends clicks on links to other sites and to files. */
export function watchLinks(): void {
  on(document, 'click auxclick', (event: MouseEvent) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
    if (!(link instanceof HTMLAnchorElement) || event.button > 1) return
    const { origin, pathname, host } = link
    const isFile = config.downloads && (link.hasAttribute('download') || FILES.test(pathname))
    if (!isFile && !(config.outbound && host && host !== location.host)) return
    capture({ type: 'custom', eventName: isFile ? 'file_download' : 'outbound_click', properties: { url: origin + pathname } })
  })
}
