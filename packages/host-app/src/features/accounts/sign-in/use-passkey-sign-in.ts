import { useCallback, useEffect, useRef, useState } from 'react'
import { isDeclined } from '../../../data/authenticator.ts'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { guessTimeZone } from '../../../time/guess-time-zone.ts'
import { useText } from '../../../language/language.tsx'
import { useEnter } from './use-enter.ts'

export interface PasskeySignIn {
  /** Whether this browser supports passkeys. */
  isThere: boolean
  isAsking: boolean
  failure: string | undefined
  ask: () => void
}

/** Signing in with a passkey: by a button, and among the emails that the browser suggests. */
export function usePasskeySignIn(acceptKey: string | undefined, onEntered: () => void): PasskeySignIn {
  const t = useText()
  const { call, session, authenticator } = useDeps()
  const keep = useEnter()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const entered = useRef(onEntered)
  useEffect(() => {
    entered.current = onEntered
  })

  const enter = useCallback(
    async (isOffered: boolean): Promise<void> => {
      let isChosen = !isOffered
      try {
        const options = await call('POST /users/login/passkey/options')
        const response = await authenticator.show(options, isOffered)
        isChosen = true
        const body = {
          response,
          deviceToken: session.deviceToken(),
          timeZone: guessTimeZone(),
          accept_key: acceptKey,
        }
        keep(await call('POST /users/login/passkey', { body }))
        entered.current()
      } catch (error) {
        // Nobody has asked for an offer that fails before they choose a passkey.
        if (isChosen && !isDeclined(error)) setFailure(problemText(error, t))
      }
    },
    [call, session, authenticator, acceptKey, keep, t],
  )

  const offer = useCallback(async (): Promise<void> => {
    if (await authenticator.offers()) await enter(true)
  }, [authenticator, enter])

  useEffect(() => {
    if (!authenticator.isThere()) return undefined
    void offer()
    return authenticator.stop
  }, [authenticator, offer])

  return {
    isThere: authenticator.isThere(),
    isAsking,
    failure,
    ask() {
      setFailure(undefined)
      setAsking(true)
      void enter(false).finally(() => {
        setAsking(false)
        // Pressing the button has ended the offer in the field.
        if (session.token() === undefined) void offer()
      })
    },
  }
}
