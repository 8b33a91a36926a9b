import { readOwnCalendar } from '../features/polls/read-own-calendar.ts'
import { keepFresh } from '../features/polls/keep-fresh.ts'
import { sendWhenBack } from '../features/polls/send-when-back.ts'
import { shareLink } from '../features/polls/share-link.ts'
import { controlZone } from '../features/polls/zone-control.ts'
import { connectFrame } from '../frame/frame.ts'
import { reportHeight } from '../frame/report-height.ts'

// The page works without this script, with links and one form. The script shows new votes and the visitor's own time
// zone, keeps what is sent offline, and compares the options with a calendar file that never leaves the browser.
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
  sendWhenBack(root)
  shareLink(root)
  controlZone(root)
}
