import { connectFrame } from '../frame/frame.ts'
import { reportHeight } from '../frame/report-height.ts'

// The script of pages that need none of their own, when they are in a frame. On pages where nothing can be booked, it
// tells the parent page only the height.
const root = document.getElementById('app')
const { owner, event = '' } = root?.dataset ?? {}
const frame = connectFrame(window, {
  ready: owner ? { name: 'ready', owner, event } : null,
  onParams: () => undefined,
})
if (root && frame && 'ResizeObserver' in window) reportHeight(root, frame.reportHeight)
