import { z } from 'zod'
import { Me } from '../accounts/schemas.ts'
import { InstantText, TimeZoneText } from '../fields.ts'

export const DeviceToken = z
  .string()
  .regex(/^[\w-]{43}$/, 'Expected the deviceToken of an earlier answer')
  .meta({ description: 'Names a browser that has signed in before; kept there when the session ends' })

// An unknown time zone is no reason to refuse somebody.
export const DeviceTimeZone = TimeZoneText.optional()
  .catch(undefined)
  .meta({ description: 'Where the device is, to be recognized by in the list of sessions' })

export const Session = z
  .object({
    token: z.string(),
    expires: InstantText,
    deviceToken: DeviceToken,
    me: Me,
    tookBackDeletion: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the account was to be deleted until somebody signed in now' }),
  })
  .meta({ id: 'Session' })
export type SignedIn = z.output<typeof Session>
