const ASKED = 'scheduling.consent'
const CAME_FROM = 'scheduling.consent-from'
const WINDOW = 'popup,width=560,height=720'
// On these devices a window would be a tab that covers its opener.
const HANDHELD = '(pointer: coarse) and (max-width: 820px)'

/** The result, for the page that asked. */
export type Outcome = { account: string } | { refusal: string }

interface ConsentResult<Answer> {
  state: string
  outcome: Answer
}

/** Where a provider asks for consent: in a window next to the page, or in the page itself. */
export interface ConsentPlace<Answer> {
  /**
   * Resolves once somebody agreed or refused in the window. Never resolves if the page itself goes there, or if the
   * window is closed by hand.
   */
  ask: (url: string) => Promise<Answer>
  close: () => void
}

/** Call this while handling a click. Later, browsers do not open windows. */
export function openConsent<Answer = Outcome>(page: Window): ConsentPlace<Answer> {
  const beside = page.matchMedia(HANDHELD).matches ? null : page.open('', '', WINDOW)
  return {
    async ask(url) {
      if (beside) {
        const state = new URL(url).searchParams.get('state') ?? ''
        page.localStorage.setItem(ASKED, state)
        const outcome = outcomeOf<Answer>(state)
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

/** Tells the page that asked in another window, and closes this one. False if this page asked, or nobody did. */
export function tellAsker<Answer = Outcome>(page: Window, consentResult: ConsentResult<Answer>): boolean {
  if (page.localStorage.getItem(ASKED) !== consentResult.state) return false
  // Not through `opener`: providers cut the connection between the two windows.
  const channel = new BroadcastChannel(ASKED)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only one origin
  channel.postMessage(consentResult)
  channel.close()
  page.close()
  return true
}

/** The page that went to a provider itself. */
export function askedFrom(page: Window): string | undefined {
  return page.sessionStorage.getItem(CAME_FROM) ?? undefined
}

async function outcomeOf<Answer>(state: string): Promise<Answer> {
  const channel = new BroadcastChannel(ASKED)
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<ConsentResult<Answer>>) => {
      if (data.state !== state) return
      channel.close()
      resolve(data.outcome)
    })
  })
}
