import { on, press } from './dom.ts'
import { timesIn } from './linked-answer.ts'
import { follow, note, tell } from './news.ts'

// One request in the words of both: https://developers.google.com/youtube/iframe_api_reference and
// https://developer.vimeo.com/player/sdk/reference. Their own scripts say the same, and this page loads none of them.
const REQUEST = JSON.stringify({
  event: 'listening',
  id: 1,
  channel: 'widget',
  method: 'addEventListener',
  value: 'timeupdate',
})

/** A video at YouTube or Vimeo. Nothing of it is loaded before it is pressed; then its player says what it plays. */
export function playLinked(): void {
  press('[data-frame]', (facade) => {
    const frame = document.createElement('iframe')
    frame.src = facade.dataset.frame!
    frame.title = document.title
    frame.allow = 'autoplay; fullscreen; picture-in-picture'
    facade.replaceWith(frame)
    frame.focus()
    listenTo(frame)
    note('p')
    tell()
  })
}

function listenTo(frame: HTMLIFrameElement): void {
  const { origin } = new URL(frame.src)
  // A player that still starts does not hear it.
  const asking = setInterval(() => frame.contentWindow?.postMessage(REQUEST, origin), 500)
  on(window, 'message', (event) => {
    const { data, source, origin: sender } = event as MessageEvent<unknown>
    if (source !== frame.contentWindow || sender !== origin) return
    const [second, length] = timesIn(data)
    if (length) note(`l${Math.ceil(length)}`)
    if (second === undefined) return
    clearInterval(asking)
    follow(second)
  })
}
