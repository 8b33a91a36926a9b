import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
// A provider only uses the id as a label. It looks nothing up by it.
const NO_CODE = /\.test\.ts$|(^|\/)testing\/|^providers\//

const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !NO_CODE.test(file),
)

// A string could be any id, or something that somebody typed. The type carries the proof.
const HOST_AS_STRING = /\b(hostIds?|host_ids?|for_host|by_host)\??: (readonly )?string\b/

test('no id of a host is a mere string', () => {
  const found = files.filter((file) => HOST_AS_STRING.test(readFileSync(path.join(HERE, file), 'utf8')))
  expect(found).toEqual([])
})

/** The only places that make an id a host's: values that we signed, stored values, and new hosts. */
const MINTED = [
  // Nothing is read by it before the hash of the feed's token has been found there.
  'features/bookings/feed/operations.ts',
  'features/bookings/links/signed-ids.ts',
  'features/branding/image-files.ts',
  'features/calendars/sync/watch-id.ts',
  'features/clients/connect.ts',
  // Nothing is read by it before the hash of the key has been found there.
  'features/clients/keys.ts',
  'features/notifications/reader/reader-token.ts',
  'features/notifications/send.ts',
  'features/organizations/create.ts',
  // The same.
  'features/organizations/mailed-key.ts',
  // Proved by the role that the account has there.
  'features/sessions/operations.ts',
  'features/sign-up/operations.ts',
  // The domain gives ids back as it got them.
  'features/teams/store.ts',
  'features/teams/turn-book.ts',
  'features/teams/turns.ts',
  // Nothing is read by it before the hash of the picture's token has been found there.
  'features/times-blocks/picture-address.ts',
]

test('only these make one', () => {
  const minting = files.filter((file) => / as HostId\b/.test(readFileSync(path.join(HERE, file), 'utf8')))
  expect(minting.filter((file) => !MINTED.includes(file))).toEqual([])
})
