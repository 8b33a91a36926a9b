import { escapeHtml } from '@scheduling/domain'
import sharp from 'sharp'

export interface PictureLine {
  text: string
  isFree: boolean
}

const WIDTH = 720
const MARGIN = 40
// Twice as fine as it is shown, for sharp letters on phones.
const DPI = 144
const [INK, FAINT, WHITE] = ['#161b22', '#647082', '#ffffff']

/** PNG with a line for each time and when it was drawn. Mail programs do not show SVG. */
export async function drawTimes(lines: readonly PictureLine[], drawn: string): Promise<Buffer> {
  const rows = lines.map(({ text, isFree }) =>
    isFree
      ? `<span foreground="${INK}">${escapeHtml(text)}</span>`
      : `<span foreground="${FAINT}" strikethrough="true">${escapeHtml(text)}</span>`,
  )
  const markup = [...rows, `<span foreground="${FAINT}" size="small">${escapeHtml(drawn)}</span>`].join('\n')
  const text = { text: markup, font: 'sans 12', width: WIDTH, dpi: DPI, rgba: true, spacing: 14 }
  return sharp({ text })
    .flatten({ background: WHITE })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: WHITE })
    .png({ palette: true })
    .toBuffer()
}
