import { FRAME_STYLE } from '@scheduling/contract/embed-defaults'
import { expect, screen, waitFor } from 'storybook/test'

/** Fails unless the preview has the same corners as the frame in the code. For stories. */
export async function cornersAsEmbedded(): Promise<void> {
  const frame = document.createElement('div')
  frame.style.cssText = FRAME_STYLE
  const site = await screen.findByRole('group', { name: 'Preview' })
  await waitFor(() => expect(cornersIn(site)).toContain(frame.style.borderRadius))
}

/** The corners of all elements that clip. */
function cornersIn(site: Element): string[] {
  return [...site.querySelectorAll('*')]
    .map((element) => getComputedStyle(element))
    .filter(({ overflow }) => overflow === 'hidden')
    .map(({ borderRadius }) => borderRadius)
}
