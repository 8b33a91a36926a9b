import type { Call } from '@scheduling/contract'
import type { Language } from '@scheduling/domain/languages'
import type { HostTranslate } from '@scheduling/messages/host'
import type { QueryClient } from '@tanstack/react-query'
import { ME } from '../../data/me.ts'
import type { Session } from '../../data/session.ts'
import type { Affiliate } from './affiliate.ts'
import type { SignUp } from './sign-up-values.ts'

interface Opening {
  call: Call
  session: Session
  queryClient: QueryClient
  affiliate: Affiliate
  acceptKey: string | undefined
}

/**
 * Signs up and adds a first event type, so that the link works once the address is confirmed. Calls `onWork` if the
 * server first asks for proof of work. The account stays even if the event type or the company cannot be saved.
 */
export async function openAccount(
  { call, session, queryClient, affiliate, acceptKey }: Opening,
  { company, ...person }: SignUp,
  language: Language,
  t: HostTranslate,
  onWork: () => void,
): Promise<void> {
  const body = {
    ...person,
    ...affiliate,
    language,
    deviceToken: session.deviceToken(),
    accept_key: acceptKey,
  }
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
