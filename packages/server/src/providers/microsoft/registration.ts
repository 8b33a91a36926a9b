import type { Maker } from '../registration.ts'

/** https://entra.microsoft.com, for both calendars and rooms. */
export const MICROSOFT: Maker = {
  id: 'microsoft',
  variable: 'MICROSOFT',
  exampleId: '7a2b1c3d-0e4f-4a5b-8c6d-9e0f1a2b3c4d',
  authOrigin: 'https://login.microsoftonline.com',
  tokenOrigin: 'https://login.microsoftonline.com',
  apiOrigin: 'https://graph.microsoft.com',
}
