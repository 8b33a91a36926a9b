import { at, capability } from '../../capability.ts'
import { MORE_HOST_NAMES } from '../../http/known-hosts.ts'
import { EXPORTED } from '../exports/events.ts'
import { DOMAINS } from './custom-domains.ts'
import { profilePart } from './exported.ts'
import { sweepFormerLinks } from './operations.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const hosts = capability({
  name: 'hosts',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  keeps: [DOMAINS],
  sweeps: [sweepFormerLinks],
  takesPart: [at(MORE_HOST_NAMES, ({ kept }) => kept(DOMAINS).names), at(EXPORTED, profilePart)],
})
