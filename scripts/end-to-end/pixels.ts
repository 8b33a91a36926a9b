import type { Page } from 'playwright'

type Color = [red: number, green: number, blue: number]

/** The color that a visitor sees at a point in the window. */
export async function colorAt(page: Page, { x, y }: { x: number; y: number }): Promise<Color> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
    canvas.drawImage(bitmap, 0, 0)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }, picture.toString('base64'))
}
