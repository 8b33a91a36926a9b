import type { Api } from '@scheduling/contract'

type Asked = Api['POST /users/passkeys/options']['$result']
type Created = Api['POST /users/passkeys']['$args']['body']['response']
type Shown = Api['POST /users/login/passkey']['$args']['body']['response']

/** Passkeys in this browser. Errors are those of WebAuthn. */
export interface Authenticator {
  /** Whether the browser supports passkeys here. */
  isThere: () => boolean
  /** Whether it offers passkeys in the email field. */
  offers: () => Promise<boolean>
  create: (options: Asked) => Promise<Created>
  /** `isOffered`: waits until one is chosen in the email field, or until `stop`. */
  show: (options: Asked, isOffered: boolean) => Promise<Shown>
  stop: () => void
}

// Loaded only when passkeys are used.
const library = () => import('@simplewebauthn/browser')

export function browserAuthenticator(page: Window): Authenticator {
  return {
    isThere: () => 'PublicKeyCredential' in page,
    offers: async () => (await library()).browserSupportsWebAuthnAutofill(),
    // The contract only types the options that we read ourselves.
    create: async (options) => (await library()).startRegistration({ optionsJSON: options as never }),
    show: async (options, isOffered) =>
      (await library()).startAuthentication({ optionsJSON: options, useBrowserAutofill: isOffered }),
    stop: () => void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony()),
  }
}

/** The person closed the browser's own dialog, so they know. */
export function isDeclined(error: unknown): boolean {
  return isNamed(error, 'NotAllowedError') || isNamed(error, 'AbortError')
}

/** The account already has this authenticator. */
export function isThereAlready(error: unknown): boolean {
  return isNamed(error, 'InvalidStateError')
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name
}
