import type { Maker } from '../registration.ts'

/** https://developers.hubspot.com */
export const HUBSPOT: Maker = {
  id: 'hubspot',
  variable: 'HUBSPOT',
  exampleId: '7fff1e36-2d40-4ae1-bbb1-5266d59564fb',
  authOrigin: 'https://app.hubspot.com',
  tokenOrigin: 'https://api.hubapi.com',
  apiOrigin: 'https://api.hubapi.com',
}
