import { mount } from './pure.ts'
import { Inline, PopupText, PopupWidget } from './react.ts'

// Compiles only as long as each of these is refused.
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
// @ts-expect-error a frame has its address
mount({ kind: 'inline', frame, url })
// @ts-expect-error the look of a page that is there stands in its address
mount({ kind: 'inline', frame, theme: 'dark' })
// @ts-expect-error one of them
mount({ kind: 'inline', url })
// @ts-expect-error a colour begins with its hash
mount({ kind: 'inline', container, url, textColor: 'red' })
// @ts-expect-error three themes
mount({ kind: 'inline', container, url, theme: 'blue' })
// @ts-expect-error no such kind
mount({ kind: 'popup', trigger: container, url })
// @ts-expect-error a floating button is nobody's trigger
mount({ kind: 'popup-widget', trigger: container, url })
// @ts-expect-error unknown option
mount({ kind: 'popup-widget', url, colour: '#FFFFFF' })

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
// @ts-expect-error a colour begins with its hash
Inline({ url, buttonColor: 'blue' })
// @ts-expect-error no personal data
Inline({ url, onBooked: ({ email }) => email })
// @ts-expect-error an inline page is not closed
Inline({ url, closeLabel: 'Close' })
// @ts-expect-error the address of a link is that of its booking page
PopupText({ url, href: url, children: 'Book' })
// @ts-expect-error a floating button has no words of its own but these
PopupWidget({ url, children: 'Book' })
