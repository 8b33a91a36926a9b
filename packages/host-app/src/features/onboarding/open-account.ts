import type { Call } from '@scheduling/contract'
import type { Language } from '@scheduling/domain/languages'
import type { HostTranslate } from '@scheduling/messages/host'
import type { QueryClient } from '@tanstack/react-query'
import { ME } from '../../data/me.ts'
import type { Session } from '../../data/session.ts'
import type { SignUp } from './sign-up-values.ts'

interface Opening {
  call: Call
  session: Session
  queryClient: QueryClient
  /** Whose affiliate link led here. */
  via: string | undefined
}

/**
 * Signs up and adds a first event type, so that the link works when the address is confirmed. `onWork` is called where the
 * server asks for work first. Without the event type or the company the account is good all the same.
 */
export async function openAccount(
  { call, session, queryClient, via }: Opening,
  { company, ...person }: SignUp,
  language: Language,
  t: HostTranslate,
  onWork: () => void,
): Promise<void> {
  const body = { ...person, language, via, deviceToken: session.deviceToken() }
  const started = await call('POST /users/register', { body, onWork })
  session.start(started)
  queryClient.setQueryData(ME, started.me)
  await Promise.allSettled([
    call('POST /event-types', {
      body: {
        name: t('first_event.name'),
        slug: '30min',
        description: t('first_event.description'),
        locations: [{ kind: 'custom', value: t('location.proposed') }],
      },
    }),
    company && call('PATCH /settings', { body: { company } }),
  ])
}
