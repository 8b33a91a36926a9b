import type { Instant } from '@scheduling/domain'
import type { BackupState } from '../../backup/state.ts'
import { readBackupState } from '../../backup/state.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { VERSION } from '../../version.ts'
import { hasTwoFactors } from '../two-factor/operations.ts'
import { hasConnections } from '../connections/operations.ts'
import { mailStates } from '../notifications/operations.ts'
import type { MailStates } from '../notifications/operations.ts'
import { canConvert } from '../videos/operations.ts'
import type { DatabaseState } from './store.ts'
import { readDatabaseState } from './store.ts'

/** The state of this process and of what all processes share. */
export interface ServerState {
  version: string
  startedAt: Instant
  config: Config
  database: DatabaseState
  mails: MailStates
  backups: BackupState
  /** Whether secrets of authenticator apps or of connected accounts are stored. */
  hasSealedSecrets: boolean
  /** Whether this process can convert videos. */
  hasFfmpeg: boolean
}

export async function serverState(context: Context, startedAt: Instant): Promise<ServerState> {
  const [database, mails, backups, hasApps, hasTokens] = await Promise.all([
    readDatabaseState(context.db),
    mailStates(context),
    readBackupState(context.pool),
    hasTwoFactors(context),
    hasConnections(context),
  ])
  const hasSealedSecrets = hasApps || hasTokens
  const hasFfmpeg = canConvert(context)
  return {
    version: VERSION,
    startedAt,
    config: context.config,
    database,
    mails,
    backups,
    hasSealedSecrets,
    hasFfmpeg,
  }
}
