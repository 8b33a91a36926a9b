import type { Maker } from '../registration.ts'

/** https://marketplace.zoom.us */
export const ZOOM: Maker = {
  id: 'zoom',
  variable: 'ZOOM',
  exampleId: 'aBcDeFgHiJkLmNoPqRsTuV',
  authOrigin: 'https://zoom.us',
  tokenOrigin: 'https://zoom.us',
  apiOrigin: 'https://api.zoom.us',
  calls: true,
}
