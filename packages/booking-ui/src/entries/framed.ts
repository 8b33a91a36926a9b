import { connectFrame } from '../frame/frame.ts'
import { reportHeight } from '../frame/report-height.ts'

// The script of pages without anything to take over, when they stand in a frame.
const root = document.getElementById('app')
const frame = connectFrame(window, {
  ready: { name: 'ready', owner: '', event: '' },
  onParams: () => undefined,
})
if (root && frame) reportHeight(root, frame.reportHeight)
