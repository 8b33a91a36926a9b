import { createClient, createDownload } from '@scheduling/contract/client'
import type { ApiError } from '@scheduling/contract/client'
import { languageFrom } from '@scheduling/domain/languages'
import { shellTexts } from '@scheduling/messages/shell'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createAppRouter, leaveToSignIn } from './app/router.tsx'
import { browserAuthenticator } from './data/authenticator.ts'
import { withoutFormer } from './data/acting/former-member.ts'
import { createOwnDocument } from './data/own-document.ts'
import { createQueryClient } from './data/query-client.ts'
import { createSession } from './data/session.ts'
import type { OpenPaymentClient } from './data/payment-client.ts'
import { chooseLanguage } from './language/choose-language.ts'
import { LANGUAGE_KEY } from './language/language.tsx'
import { createSpeech } from './language/speech.ts'
import { systemClock } from './time/clock.ts'
import { learnZones } from './time/learn-zones.ts'

// Loaded only for payments.
const openTill: OpenPaymentClient = async (provider) =>
  (await import('./features/billing/pages.ts')).openProviderTill(provider)

/** Draws the dashboard into the document. */
export async function start(): Promise<void> {
  const chosenLanguage = localStorage.getItem(LANGUAGE_KEY)
  const language = chooseLanguage(chosenLanguage, navigator.languages)
  const speech = createSpeech({
    language,
    isChosen: language === languageFrom(chosenLanguage),
    onChosen: (chosen) => localStorage.setItem(LANGUAGE_KEY, chosen),
  })
  const session = createSession(window, systemClock)
  const queryClient = createQueryClient()

  const client = {
    headers: () => {
      const [token, host] = [session.token(), session.actingFor()]
      return {
        'x-device-id': session.deviceId,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(host && { 'acting-for': host }),
      }
    },
    onSessionEnd: endSession,
  }

  const deps = {
    call: withoutFormer(createClient(client), session, () => location.reload()),
    authenticator: browserAuthenticator(window),
    devices: navigator.mediaDevices,
    document: createOwnDocument(window, () => {
      router.history.flush()
      // Unsaved changes were confirmed by then; the browser would ask again.
      router.history.destroy()
    }),
    download: createDownload(client),
    now: systemClock,
    openTill,
    session,
    origin: location.origin,
  }
  const router = createAppRouter({ deps, queryClient, speech })
  session.onEndElsewhere(() => endSession())

  function endSession(error?: ApiError): void {
    // A refused sign-in does not end a session.
    if (error?.code === 'wrong_details') return
    session.clear()
    queryClient.clear()
    leaveToSignIn(router)
  }

  // The room and its data load in parallel with the catalog.
  void router.load()
  await Promise.all([speech.learn([shellTexts]), learnZones(deps.call)])
  createRoot(document.getElementById('app') as HTMLElement).render(
    <App deps={deps} queryClient={queryClient} router={router} speech={speech} />,
  )
}
