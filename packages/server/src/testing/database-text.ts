import type pg from 'pg'

/** Everything that the database stores, jobs included, without the mails that the mailbox of the trial keeps. */
export async function databaseText(pool: pg.Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE' and table_name <> 'caught_mails'`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string | null }>(
      `select string_agg(row::text, E'\\n') as text from ${name} row`,
    )
    texts.push(`${name}\n${rows[0]?.text ?? ''}`)
  }
  return texts.join('\n')
}

/** A secret as it is written, and as its bytes are shown. */
export function formsOf(secret: string): string[] {
  return [
    secret,
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret).toString('base64url'),
    Buffer.from(secret, 'base64url').toString('hex'),
    Buffer.from(secret, 'base64url').toString('base64'),
  ]
}
