import type { Tools } from './capture.js'

const FILES = /\.(pdf|zip|gz|tgz|rar|7z|dmg|exe|msi|pkg|deb|apk|docx?|xlsx?|pptx?|csv|txt|epub|mp[34]|mov|wav|iso)$/i

/** Sends clicks on links to other sites as `outbound_click`, and to files as `file_download`; their queries stay out. */
export const watchLinks = ({ on, capture, config }: Tools): void => {
  on(document, 'click auxclick', (event: MouseEvent) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
    if (!(link instanceof HTMLAnchorElement) || event.button > 1 || !/^https?:$/.test(link.protocol)) return
    const { origin, pathname, host } = link
    const properties = { url: origin + pathname }
    if (config.downloads && (link.hasAttribute('download') || FILES.test(pathname))) {
      capture({ type: 'custom', eventName: 'file_download', properties })
    } else if (config.outbound && host !== location.host) {
      capture({ type: 'custom', eventName: 'outbound_click', properties })
    }
  })
}
