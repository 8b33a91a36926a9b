import type { Api } from '@scheduling/contract'

type Asked = Api['POST /users/passkeys/options']['$result']
type Created = Api['POST /users/passkeys']['$args']['body']['response']
type Shown = Api['POST /users/login/passkey']['$args']['body']['response']

/** Passkeys as this browser has them. What it throws is what WebAuthn does. */
export interface Authenticator {
  /** Whether it has anything to do with them here. */
  isThere: () => boolean
  /** Whether it offers them where an e-mail is typed. */
  offers: () => Promise<boolean>
  create: (options: Asked) => Promise<Created>
  /** `isOffered`: waits until one is chosen where an e-mail is typed, or until `stop`. */
  show: (options: Asked, isOffered: boolean) => Promise<Shown>
  stop: () => void
}

// Only who has to do with passkeys loads it.
const library = () => import('@simplewebauthn/browser')

export function browserAuthenticator(page: Window): Authenticator {
  return {
    isThere: () => 'PublicKeyCredential' in page,
    offers: async () => (await library()).browserSupportsWebAuthnAutofill(),
    // The contract names of these options what we read ourselves.
    create: async (options) => (await library()).startRegistration({ optionsJSON: options as never }),
    show: async (options, isOffered) =>
      (await library()).startAuthentication({ optionsJSON: options, useBrowserAutofill: isOffered }),
    stop: () => void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony()),
  }
}

/** Whoever closed the browser's own question knows that they did. */
export function isDeclined(error: unknown): boolean {
  return isNamed(error, 'NotAllowedError') || isNamed(error, 'AbortError')
}

/** This authenticator is one of the account's already. */
export function isThereAlready(error: unknown): boolean {
  return isNamed(error, 'InvalidStateError')
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name
}
