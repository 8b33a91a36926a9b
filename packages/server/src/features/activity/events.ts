import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { SignedIn } from '../../http/caller.ts'

/** Adds entries that are not recorded yet. */
type Complete = (context: Context, reader: SignedIn) => Promise<void>

export const ACTIVITY_READ = hook<Complete>('a host reads the activity')
