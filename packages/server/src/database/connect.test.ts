import { expect, test } from 'vitest'
import { testDatabase } from './test-database.ts'

test('a connection lost in the middle of a transaction is refused to it alone', async () => {
  const database = await testDatabase()
  const { pool, db } = database
  const lost = db.transaction().execute(async (trx) => {
    const { pid } = await trx
      .selectNoFrom((eb) => eb.fn<number>('pg_backend_pid', []).as('pid'))
      .executeTakeFirstOrThrow()
    await pool.query('select pg_terminate_backend($1, 5000)', [pid])
    await trx.selectFrom('hosts').selectAll().execute()
  })
  await expect(lost).rejects.toThrow(/terminat|not queryable/)
  await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
  await database.close()
})
