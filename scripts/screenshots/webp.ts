import type { Page } from 'playwright-core'

/** A PNG as WebP, by the encoder that the browser has. */
export async function webpOf(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const data: string = await page.evaluate(`(async () => {
    const blob = await (await fetch('data:image/png;base64,${png.toString('base64')}')).blob()
    const picture = await createImageBitmap(blob)
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d').drawImage(picture, 0, 0)
    const packed = await canvas.convertToBlob({ type: 'image/webp', quality: ${quality} })
    if (packed.type !== 'image/webp') throw new Error('This browser has no encoder for WebP')
    return btoa(Array.from(new Uint8Array(await packed.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''))
  })()`)
  return Buffer.from(data, 'base64')
}
