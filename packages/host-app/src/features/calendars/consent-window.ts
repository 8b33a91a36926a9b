const ASKED = 'scheduling.consent'
const CAME_FROM = 'scheduling.consent-from'
const WINDOW = 'popup,width=560,height=720'
// There a window would be a tab that covers the one it belongs to.
const HANDHELD = '(pointer: coarse) and (max-width: 820px)'

/** What came of it, for whoever began. */
export type Outcome = { account: string } | { refusal: string }

interface Said {
  state: string
  outcome: Outcome
}

/** Where a provider asks for consent: a window beside the page, or the page itself where there is none. */
export interface ConsentPlace {
  /** Answers when yes or no was said in the window; never where the page itself leads there, or the window is closed by hand. */
  ask: (url: string) => Promise<Outcome>
  close: () => void
}

/** To be called while a click is handled: later, browsers open no window. */
export function openConsent(page: Window): ConsentPlace {
  const beside = page.matchMedia(HANDHELD).matches ? null : page.open('', '', WINDOW)
  return {
    async ask(url) {
      if (beside) {
        const state = new URL(url).searchParams.get('state') ?? ''
        page.localStorage.setItem(ASKED, state)
        const outcome = outcomeOf(state)
        beside.location.href = url
        return outcome
      }
      page.sessionStorage.setItem(CAME_FROM, page.location.pathname)
      page.location.assign(url)
      return new Promise(() => undefined)
    },
    close: () => beside?.close(),
  }
}

/** Says it to whoever began in another window, and closes this one. False: this is the page that began, or nobody did. */
export function tellAsker(page: Window, said: Said): boolean {
  if (page.localStorage.getItem(ASKED) !== said.state) return false
  // Not by the opener: providers cut what holds two windows together.
  const channel = new BroadcastChannel(ASKED)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage(said)
  channel.close()
  page.close()
  return true
}

/** Where the page was that led to a provider itself. */
export function askedFrom(page: Window): string | undefined {
  return page.sessionStorage.getItem(CAME_FROM) ?? undefined
}

async function outcomeOf(state: string): Promise<Outcome> {
  const channel = new BroadcastChannel(ASKED)
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data.state !== state) return
      channel.close()
      resolve(data.outcome)
    })
  })
}
