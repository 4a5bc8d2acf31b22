import { capture } from './capture.js'
import { config } from './config.js'
import { on } from './listeners.js'

const FILES = /\.(pdf|zip|gz|rar|7z|dmg|exe|msi|pkg|apk|docx?|xlsx?|pptx?|csv|txt|epub|mp[34]|mov|wav|iso)$/i

/** Sends clicks on links to other sites and to files. */
export function watchLinks(): void {
  on(document, 'click auxclick', (event: MouseEvent) => {
    for (const node of event.composedPath()) {
      if (!(node instanceof HTMLAnchorElement) || event.button > 1) continue
      const { origin, pathname, host } = node
      const isFile = config.downloads && (node.download || FILES.test(pathname))
      if (isFile || (config.outbound && host && host !== location.host)) {
        capture({ type: 'custom', eventName: isFile ? 'file_download' : 'outbound_click', properties: { url: origin + pathname } })
      }
    }
  })
}
