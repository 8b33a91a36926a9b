import { PLACE_STYLE } from '@scheduling/contract/embed-defaults'
import { escapeHtml } from '@scheduling/domain'

// Title, button and speed below the picture.
const BELOW = 128
const WIDEST = 800

/** The code of a frame with a video. `width`: at most so wide. */
export function videoFrame(
  address: string,
  title: string,
  { isBare = false, width }: { isBare?: boolean; width?: number | undefined } = {},
): string {
  const below = isBare ? 0 : BELOW
  const most = width === undefined ? '' : `;max-width:${width}px`
  const height = isBare ? '56.25cqw' : `calc(56.25cqw + ${below}px)`
  return `<div style="${PLACE_STYLE}${most}">
<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="100%" height="${Math.round((width ?? WIDEST) * 0.5625) + below}"
        style="border:0;border-radius:12px;width:100%;max-width:none!important;height:${height}" loading="lazy"
        allow="autoplay; fullscreen; picture-in-picture"></iframe>
</div>`
}
