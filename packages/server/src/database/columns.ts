import type { ColumnType } from 'kysely'

/** A jsonb column: read parsed, written as JSON text (the driver would turn arrays into SQL arrays). */
export type Json<T> = ColumnType<T, string, string>
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>
