import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { SCOPES } from '../api-keys/scopes.ts'
import { Id, InstantText } from '../fields.ts'
import { RESOURCES } from './places.ts'
import type { Resource } from './places.ts'
import { isRedirect } from './redirects.ts'

const Scopes = z.array(z.enum(SCOPES))

export const Grant = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'What the app calls itself' }),
    site: z.string().nullable().meta({
      description: 'The host name that describes the app. Null: somebody registered it here by hand',
    }),
    scopes: Scopes,
    resource: z
      .enum(Object.keys(RESOURCES) as [Resource])
      .meta({ description: '`mcp`: it can use these permissions through MCP alone' }),
    maker: z.string().meta({ description: 'The email address of who allowed it' }),
    createdAt: InstantText,
    usedAt: InstantText.nullable().meta({ description: 'To some minutes. Null: never' }),
  })
  .meta({ id: 'Grant' })
export type Grant = z.output<typeof Grant>

export const RedirectAddress = z
  .string()
  .max(limits.URL_MAX)
  .refine(
    isRedirect,
    'Expected an address with https, http://localhost or http://127.0.0.1, or an app’s own scheme such as com.example.app:/answer',
  )

export const App = z
  .object({
    id: Id.meta({ description: 'The client_id' }),
    name: z.string(),
    redirects: z.array(z.string()),
    isConfidential: z.boolean().meta({ description: 'Whether it has to show a secret for its tokens' }),
    createdAt: InstantText,
  })
  .meta({ id: 'App' })
export type App = z.output<typeof App>

/** A client ID metadata document. */
export const ExtensionDescription = z
  .object({
    client_id: z.string().meta({ description: 'Its own address' }),
    client_name: z.string(),
    client_uri: z.string(),
    redirect_uris: z.array(z.string()),
    grant_types: z.array(z.string()),
    response_types: z.array(z.string()),
    token_endpoint_auth_method: z.literal('none'),
  })
  .meta({ id: 'ExtensionDescription' })
export type ExtensionDescription = z.output<typeof ExtensionDescription>

/** What the consent page shows. */
export const AccessRequest = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('ask'),
    name: z.string(),
    site: z.string().nullable(),
    returnsTo: z.string().meta({ description: 'The host name, or the scheme, that the answer is sent to' }),
    scopes: Scopes,
    denied: z.string().meta({ description: 'Where to go if the person says no' }),
  }),
  z.object({
    state: z.literal('refused'),
    name: z.string(),
    returnsTo: z.string(),
    reason: z.string().meta({ description: 'For the developer of the app' }),
    location: z.string().meta({ description: 'Leads back to the app, with the error' }),
  }),
])
export type AccessRequest = z.output<typeof AccessRequest>
