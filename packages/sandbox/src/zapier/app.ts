// What a Zapier app exports, as far as this stand-in runs it.
// Source: https://docs.zapier.com/platform/build-cli/overview

export interface ZapierRequest {
  method?: string | undefined
  url: string
  params?: Record<string, unknown> | undefined
  body?: unknown
  headers?: Record<string, string> | undefined
}

export interface ZapierResponse {
  status: number
  content: string
  /** The parsed JSON. Undefined if there is none. */
  data: unknown
  getHeader: (name: string) => string | undefined
}

export interface Bundle {
  authData: Record<string, string>
  inputData: Record<string, unknown>
  /** Of `performSubscribe`: where this Zap takes events. */
  targetUrl?: string
  /** Of `performUnsubscribe`: what `performSubscribe` answered. */
  subscribeData?: unknown
  /** Of `perform`: the body of the request that came. */
  cleanedRequest?: unknown
}

export interface Z {
  request: (request: ZapierRequest) => Promise<ZapierResponse>
  errors: {
    Error: new (message: string, code?: string, status?: number) => Error
    ExpiredAuthError: new (message: string) => Error
    RefreshAccessTokenError: new (message: string) => Error
    ThrottledError: new (message: string, seconds: number) => Error
  }
}

export type Perform = (z: Z, bundle: Bundle) => unknown

/** What a person fills in. */
export interface InputField {
  key: string
  label?: string
  type?: string
  required?: boolean
  default?: string
  helpText?: string
  /** Several values. */
  list?: boolean
  /** Pairs of a name and a value. */
  dict?: boolean
  /** The trigger that lists the choices, and which of its values are chosen and shown: `event_types.id.name`. */
  dynamic?: string
}

interface Operation {
  perform: Perform
  performList?: Perform
  performSubscribe?: Perform
  performUnsubscribe?: Perform
  inputFields?: readonly InputField[]
}

export interface Part {
  key: string
  display: { label: string; description: string; hidden?: boolean }
  operation: Operation
}

/** Signing in at the app's server. */
export interface Consent {
  authorizeUrl: (z: Z, bundle: Bundle) => string
  getAccessToken: Perform
  refreshAccessToken: Perform
}

export interface ZapierApp {
  /** People either fill in `fields`, or sign in by `oauth2Config`. */
  authentication: { test: Perform; fields?: readonly InputField[]; oauth2Config?: Consent }
  beforeRequest?: readonly ((request: ZapierRequest, z: Z, bundle: Bundle) => ZapierRequest)[]
  afterResponse?: readonly ((response: ZapierResponse, z: Z, bundle: Bundle) => ZapierResponse)[]
  triggers: Readonly<Record<string, Part>>
  searches: Readonly<Record<string, Part>>
  creates: Readonly<Record<string, Part>>
}
