import { connectFrame } from '../frame/frame.ts'
import { reportHeight } from '../frame/report-height.ts'

// The script of pages without anything to take over, when they stand in a frame. Where nothing can be booked the
// parent hears of a height and of nothing else.
const root = document.getElementById('app')
const { owner, event = '' } = root?.dataset ?? {}
const frame = connectFrame(window, {
  ready: owner ? { name: 'ready', owner, event } : null,
  onParams: () => undefined,
})
if (root && frame && 'ResizeObserver' in window) reportHeight(root, frame.reportHeight)
