import { readOwnCalendar } from '../features/polls/read-own-calendar.ts'
import { keepFresh } from '../features/polls/keep-fresh.ts'
import { shareLink } from '../features/polls/share-link.ts'
import { controlZone } from '../features/polls/zone-control.ts'
import { connectFrame } from '../frame/frame.ts'
import { reportHeight } from '../frame/report-height.ts'

// The page is whole without it: links and one form. Here it is kept fresh while others vote, shown in the visitor's own
// zone, and held against a calendar that never leaves the browser.
const root = document.getElementById('app')
const { owner, event = '' } = root?.dataset ?? {}
const frame = connectFrame(window, {
  ready: owner ? { name: 'ready', owner, event } : null,
  onParams: () => undefined,
})
if (root && frame && 'ResizeObserver' in window) reportHeight(root, frame.reportHeight)
if (root && owner) {
  void keepFresh(root, { owner, poll: event })
  readOwnCalendar(root)
  shareLink(root)
  controlZone(root)
}
