import type { Maker } from '../registration.ts'

/** https://console.cloud.google.com/apis/credentials */
export const GOOGLE: Maker = {
  id: 'google',
  variable: 'GOOGLE',
  exampleId: '123456-abc.apps.googleusercontent.com',
  authOrigin: 'https://accounts.google.com',
  tokenOrigin: 'https://oauth2.googleapis.com',
  apiOrigin: 'https://www.googleapis.com',
}
