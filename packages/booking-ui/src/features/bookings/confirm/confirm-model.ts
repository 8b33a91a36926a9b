import type { Api, Booked, Hold } from '@scheduling/contract'
import { latinDigits, limits, MINUTE } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import type { Services } from '../../../page/services.ts'
import { createStore } from '../../../ui/store.ts'
import type { Store } from '../../../ui/store.ts'
import { isLostSlot, PATIENCE, refusalOf } from '../send.ts'
import type { Refusal } from '../send.ts'

type Answer = Api['POST /bookings']['$result']

export interface ConfirmState {
  hold: Hold
  /** The digits typed so far. */
  code: string
  problem: 'sixDigits' | 'wrong' | 'usedUp' | null
  refusal: Refusal | null
  sending: boolean
  /** Minutes until the hold ends, rounded up. Null: it has ended. */
  minutesLeft: number | null
  /** Seconds until the email can be sent again. Null: not for this hold. */
  secondsToMail: number | null
  mail: 'idle' | 'sending' | 'sent'
  /** Counts attempts that were sent or stopped here. The focus moves when it grows. */
  attempts: number
}

interface ConfirmSetting {
  hold: Hold
  services: Pick<Services, 'call' | 'now'>
  onBooked: (booked: Booked) => void
  /** The host is asked from now on. The token names the hold. */
  onRequested: (token: string) => void
  onLost: (start: Instant) => void
}

export interface ConfirmModel extends Store<ConfirmState> {
  /** Takes text as typed or pasted. */
  type: (text: string) => void
  /** Repeat: does nothing while a request is running. */
  confirm: () => Promise<void>
  sendAgain: () => Promise<void>
  /** Counts down, and checks the hold when the visitor comes back to the page. Returns a function that stops. */
  watch: (page?: Document) => () => void
}

export function createConfirmModel({
  hold,
  services,
  onBooked,
  onRequested,
  onLost,
}: ConfirmSetting): ConfirmModel {
  const { call, now } = services
  const store = createStore<ConfirmState>({
    hold,
    code: '',
    problem: null,
    refusal: null,
    sending: false,
    mail: 'idle',
    attempts: 0,
    ...timesOf(hold, Date.parse(hold.at)),
  })
  // The page's clock starts from the time in its document, which may have arrived late.
  let lag = Date.parse(hold.at) - now()
  const body = { hold: hold.token }

  function stopped(outcome: Partial<ConfirmState>): void {
    store.set({ ...outcome, sending: false, attempts: store.get().attempts + 1 })
  }

  function take(answer: Answer): void {
    if (answer.state === 'booked') {
      onBooked(answer)
      return
    }
    if (answer.state === 'await_approval') {
      onRequested(answer.hold.token)
      return
    }
    lag = Date.parse(answer.hold.at) - now()
    store.set({ hold: answer.hold })
    tick()
  }

  function refuse(error: unknown): void {
    const refusal = refusalOf(error)
    if (isLostSlot(refusal)) onLost(Date.parse(hold.start))
    if (refusal.code === 'hold_expired') stopped({ minutesLeft: null })
    else if (refusal.code === 'code_wrong') stopped({ problem: 'wrong', refusal: null })
    else if (refusal.code === 'code_used_up') stopped({ problem: 'usedUp', refusal: null })
    else stopped({ refusal })
  }

  function tick(): void {
    store.set(timesOf(store.get().hold, now() + lag))
  }

  async function look(): Promise<void> {
    tick()
    // A failure loses nothing: the code and the link still work.
    const answer = await call('POST /bookings/hold', { body, signal: patience() }).catch(() => null)
    if (answer && !store.get().sending) take(answer)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    type(text) {
      const code = latinDigits(text).replaceAll(/\D/g, '').slice(0, limits.CONFIRM_CODE_DIGITS)
      store.set({ code, problem: store.get().problem === 'usedUp' ? 'usedUp' : null })
    },
    async confirm() {
      const { code, sending } = store.get()
      if (sending) return
      if (code.length < limits.CONFIRM_CODE_DIGITS) {
        stopped({ problem: 'sixDigits' })
        return
      }
      store.set({ sending: true, problem: null })
      try {
        take(await call('POST /bookings/confirm', { body: { ...body, code }, signal: patience() }))
      } catch (error) {
        refuse(error)
      }
    },
    async sendAgain() {
      const { secondsToMail, mail } = store.get()
      if (secondsToMail !== 0 || mail === 'sending') return
      store.set({ mail: 'sending' })
      try {
        take(await call('POST /bookings/hold/mail', { body, signal: patience() }))
        store.set({ mail: 'sent', refusal: null })
      } catch (error) {
        store.set({ mail: 'idle' })
        refuse(error)
      }
    },
    watch(page = document) {
      const timer = setInterval(tick, 1_000)
      const onReturn = () => {
        if (page.visibilityState === 'visible') void look()
      }
      page.addEventListener('visibilitychange', onReturn)
      return () => {
        clearInterval(timer)
        page.removeEventListener('visibilitychange', onReturn)
      }
    },
  }
}

const patience = () => AbortSignal.timeout(PATIENCE)

function timesOf(
  { until, mailAgainAt }: Hold,
  now: Instant,
): Pick<ConfirmState, 'minutesLeft' | 'secondsToMail'> {
  const left = Date.parse(until) - now
  return {
    minutesLeft: left > 0 ? Math.ceil(left / MINUTE) : null,
    secondsToMail:
      mailAgainAt === null ? null : Math.max(0, Math.ceil((Date.parse(mailAgainAt) - now) / 1_000)),
  }
}
