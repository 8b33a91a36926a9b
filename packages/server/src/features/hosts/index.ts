import { on, capability } from '../../capability.ts'
import { MORE_HOST_NAMES } from '../../http/known-hosts.ts'
import { EXPORTED } from '../exports/events.ts'
import { DOMAINS } from './custom-domains.ts'
import { profilePart } from './exported.ts'
import { cleanUpFormerLinks } from './operations.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const hosts = capability({
  name: 'hosts',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  services: [DOMAINS],
  cleanups: [cleanUpFormerLinks],
  hooks: [on(MORE_HOST_NAMES, ({ service }) => service(DOMAINS).names), on(EXPORTED, profilePart)],
})
