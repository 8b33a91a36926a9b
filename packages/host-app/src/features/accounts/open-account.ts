import type { Call } from '@scheduling/contract'
import type { Language } from '@scheduling/domain/languages'
import type { HostTranslate } from '@scheduling/messages/host'
import type { QueryClient } from '@tanstack/react-query'
import { ME } from '../../data/me.ts'
import type { Session } from '../../data/session.ts'
import { guessHabits } from '../../time/guess-habits.ts'
import type { SignUp } from './sign-up-form.ts'

interface Opening {
  call: Call
  session: Session
  queryClient: QueryClient
}

/**
 * Signs up and adds a first event type, so that the link works when the address is confirmed; answers the link's path.
 * `onWork` is called where the server asks for work first. Without the event
 * type the account is good all the same: its list is empty and says what to do.
 */
export async function openAccount(
  { call, session, queryClient }: Opening,
  { name, email, password, timeZone, link }: SignUp,
  language: Language,
  t: HostTranslate,
  onWork: () => void,
): Promise<string> {
  const body = {
    deviceToken: session.deviceToken(),
    name,
    email,
    password,
    timeZone,
    language,
    link: link || undefined,
    ...guessHabits(navigator.languages, timeZone),
  }
  const started = await call('POST /users/register', { body, onWork })
  session.start(started)
  queryClient.setQueryData(ME, started.me)
  const path = `/${started.me.link}`
  const first = await call('POST /event-types', {
    body: {
      name: t('first_event.name'),
      slug: '30min',
      description: t('first_event.description'),
      locations: [{ kind: 'custom', value: t('first_event.location') }],
    },
  }).catch(() => undefined)
  return first ? `${path}/${first.slug}` : path
}
