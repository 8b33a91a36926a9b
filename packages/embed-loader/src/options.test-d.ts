import { mount } from './pure.ts'

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
