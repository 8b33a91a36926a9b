import { mount } from './pure.ts'
import { Inline, PopupText, PopupWidget } from './react.ts'

// Compiles only if each of these is refused.
declare const container: HTMLElement
declare const frame: HTMLIFrameElement
const url = 'https://scheduling.example/demo/30min'

mount({
  kind: 'inline',
  container,
  url,
  backgroundColor: '#FFFFFF',
  answer_topic: 'Launch',
  utm_source: 'site',
})
mount({ kind: 'inline', frame })
mount({ kind: 'popup-text', trigger: container, url })
mount({ kind: 'popup-widget', url, buttonText: 'Book' })

// @ts-expect-error a container needs an address
mount({ kind: 'inline', container })
// @ts-expect-error a frame has its own address
mount({ kind: 'inline', frame, url })
// @ts-expect-error a loaded page has its look in its address
mount({ kind: 'inline', frame, theme: 'dark' })
// @ts-expect-error needs a container or a frame
mount({ kind: 'inline', url })
// @ts-expect-error a color begins with `#`
mount({ kind: 'inline', container, url, textColor: 'red' })
// @ts-expect-error not one of the three themes
mount({ kind: 'inline', container, url, theme: 'blue' })
// @ts-expect-error no such kind
mount({ kind: 'popup', trigger: container, url })
// @ts-expect-error a floating button is its own trigger
mount({ kind: 'popup-widget', trigger: container, url })
// @ts-expect-error unknown option
mount({ kind: 'popup-widget', url, color: '#FFFFFF' })

document.addEventListener('scheduling:booked', ({ detail }) => {
  detail.bookingId satisfies string
  // @ts-expect-error no personal data
  void detail.email
})

Inline({ url, theme: 'dark', answer_topic: 'Launch', onBooked: ({ bookingId }) => bookingId.length })
PopupText({ url, closeLabel: 'Close', children: 'Book', className: 'link' })
PopupWidget({ url, buttonBackgroundColor: '#0090FF' })

// @ts-expect-error it needs an address
Inline({ theme: 'dark' })
// @ts-expect-error React has the frame
Inline({ url, frame })
// @ts-expect-error a color begins with `#`
Inline({ url, buttonColor: 'blue' })
// @ts-expect-error no personal data
Inline({ url, onBooked: ({ email }) => email })
// @ts-expect-error an inline page is not closed
Inline({ url, closeLabel: 'Close' })
// @ts-expect-error a link's address is its booking page
PopupText({ url, href: url, children: 'Book' })
// @ts-expect-error a floating button has only `buttonText`
PopupWidget({ url, children: 'Book' })
