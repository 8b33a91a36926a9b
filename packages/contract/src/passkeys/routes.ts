import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id, line } from '../fields.ts'
import { AcceptKey } from '../organizations/schemas.ts'
import { route } from '../route.ts'
import { DeviceTimeZone, DeviceToken, Session } from '../sessions/schemas.ts'
import { Passkey } from './schemas.ts'

const bytes = z
  .string()
  .max(limits.PASSKEY_PART_MAX)
  .regex(/^[\w-]+=*$/, 'Expected base64url')

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z
    .object({ credProps: z.object({ rk: z.boolean().optional() }).optional() })
    .default({}),
}

const Created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(limits.TRANSPORT_NAME_MAX)).max(limits.TRANSPORTS_MAX).optional(),
  }),
})

const Shown = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
})

const Options = z
  .looseObject({ challenge: z.string() })
  .meta({ description: 'As WebAuthn has it, for the browser: PublicKeyCredential…OptionsJSON' })

const name = line(limits.NAME_MAX, 1)

export const passkeys = {
  'POST /users/login/passkey/options': route({
    summary: 'Begin to sign in with a passkey: what the browser is to be asked for',
    auth: 'public',
    result: Options,
    errors: ['rate_limited', 'proof_needed'],
  }),
  'POST /users/login/passkey': route({
    summary: 'Sign in with what a passkey has signed; it stands for the password and for the second factor',
    auth: 'public',
    body: z.strictObject({
      response: Shown,
      deviceToken: DeviceToken.optional(),
      timeZone: DeviceTimeZone,
      accept_key: AcceptKey,
    }),
    result: Session,
    errors: [
      'invalid_input',
      'passkey_refused',
      'account_disabled',
      'link_expired',
      'rate_limited',
      'proof_needed',
    ],
  }),
  'GET /users/passkeys': route({
    summary: 'The passkeys of the account, the newest first',
    auth: 'host',
    action: 'own_account',
    result: z.object({ passkeys: z.array(Passkey) }),
    errors: ['not_signed_in'],
  }),
  'POST /users/passkeys/options': route({
    summary: 'Begin to add a passkey: what the browser is to be asked for',
    auth: 'verified',
    action: 'own_account',
    body: z.strictObject({ current: z.string().min(1, 'This field is required').max(limits.PASSWORD_MAX) }),
    result: Options,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'wrong_password',
      'passkey_limit_reached',
      'rate_limited',
    ],
  }),
  'POST /users/passkeys': route({
    summary: 'Add the passkey that the browser has made',
    auth: 'verified',
    action: 'own_account',
    body: z.strictObject({ name, response: Created }),
    result: Passkey,
    status: 201,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'passkey_refused', 'passkey_limit_reached'],
  }),
  'PATCH /users/passkeys/:id': route({
    summary: 'Give it another name',
    auth: 'verified',
    action: 'own_account',
    params: z.object({ id: Id }),
    body: z.strictObject({ name }),
    result: Passkey,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'passkey_not_found'],
  }),
  'DELETE /users/passkeys/:id': route({
    summary: 'Remove it: nobody signs in with it any more',
    auth: 'verified',
    action: 'own_account',
    params: z.object({ id: Id }),
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'passkey_not_found'],
  }),
}
