import type { Maker } from '../registration.ts'

/** https://developers.pipedrive.com */
export const PIPEDRIVE: Maker = {
  id: 'pipedrive',
  variable: 'PIPEDRIVE',
  exampleId: '3a6f2c1d9b8e7f40',
  authOrigin: 'https://oauth.pipedrive.com',
  tokenOrigin: 'https://oauth.pipedrive.com',
  // Each company has its own, below this name.
  apiOrigin: 'https://api.pipedrive.com',
}
