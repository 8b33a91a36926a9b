import type { Context } from '../../context.ts'
import type { CaughtMessage } from '../../mail/catcher.ts'
import { keepMail } from './store.ts'

type Shelf = Pick<Context, 'db' | 'clock'>

/** Keeps a message that the embedded catcher took. */
export async function keepCaughtMail({ db, clock }: Shelf, message: CaughtMessage): Promise<void> {
  await keepMail(db, message, new Date(clock.now()))
}
