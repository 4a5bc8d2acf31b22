import type { Capture } from './capture.js'
import type { Config } from './config.js'
import type { Scope } from './scope.js'

const FILES = /\.(pdf|zip|gz|tgz|rar|7z|dmg|exe|msi|pkg|deb|apk|docx?|xlsx?|pptx?|csv|txt|epub|mp[34]|mov|wav|iso)$/i

/** Sends clicks on links to other sites and to files. */
export function watchLinks(scope: Scope, config: Config, capture: Capture): void {
  scope.on(document, 'click auxclick', (event: MouseEvent) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href)
    if (!(link instanceof HTMLAnchorElement) || event.button > 1 || !/^https?:/.test(link.protocol)) return
    const properties = { url: link.origin + link.pathname }
    if (config.downloads && (link.hasAttribute('download') || FILES.test(link.pathname))) {
      capture({ type: 'custom', eventName: 'file_download', properties })
    } else if (config.outbound && link.host !== location.host) {
      capture({ type: 'custom', eventName: 'outbound_click', properties })
    }
  })
}
