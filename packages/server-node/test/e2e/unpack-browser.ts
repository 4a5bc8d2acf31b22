import { unpackedBrowser } from './unpacked-browser.js'

/** Unpacks both versions of Chromium before test files run side by side. */
export default async function setup(): Promise<void> {
  await unpackedBrowser('oldest')
  await unpackedBrowser('newest')
}
