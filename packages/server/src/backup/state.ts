import type pg from 'pg'

/** What the database says about backups. */
export interface BackupState {
  newest: { takenAt: Date; bytes: number } | undefined
  /** Set from a restore until the operator resumes the work: until then, workers wait. */
  restored: { restoredAt: Date; takenAt: Date } | undefined
}

export async function readBackupState(pool: Pick<pg.Pool, 'query'>): Promise<BackupState> {
  const [{ rows: newest }, { rows: restored }] = await Promise.all([
    pool.query<{ takenAt: Date; bytes: number }>(
      'select taken_at as "takenAt", bytes::float8 as bytes from newest_backup',
    ),
    pool.query<{ restoredAt: Date; takenAt: Date }>(
      'select restored_at as "restoredAt", taken_at as "takenAt" from restored',
    ),
  ])
  return { newest: newest[0], restored: restored[0] }
}

/** From now on, workers send again. False: they did already. */
export async function resumeWorkers(pool: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rowCount } = await pool.query('delete from restored')
  return rowCount === 1
}
