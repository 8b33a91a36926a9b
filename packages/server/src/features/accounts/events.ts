import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** What an account's owner is told by mail. Ids alone: links and codes are made when the mail is written. */
export type AccountNews = {
  hostId: string
  /** Absent in news of earlier versions, when an account had the id of its host. */
  accountId?: string
} & ({ kind: 'sign_up' } | { kind: 'new_device'; /** The sign-in. */ activityId: string })

export const ACCOUNT_NEWS = defineEvent<AccountNews>({
  name: 'registrations',
  lane: LANES.mail,
  retry: 'patient',
  hostOf: ({ hostId }) => hostId,
})
