import { DatabaseError } from 'pg'

const FOREIGN_KEY_VIOLATION = '23503'
const UNIQUE_VIOLATION = '23505'
const EXCLUSION_VIOLATION = '23P01'

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return isViolation(error, UNIQUE_VIOLATION, constraint)
}

export function isExclusionViolation(error: unknown, constraint: string): boolean {
  return isViolation(error, EXCLUSION_VIOLATION, constraint)
}

/** Matches this constraint, or any if none is named. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, FOREIGN_KEY_VIOLATION, constraint)
}

function isViolation(error: unknown, code: string, constraint?: string): boolean {
  const isOfCode = error instanceof DatabaseError && error.code === code
  return isOfCode && (constraint === undefined || wholeName(error) === constraint)
}

/** In a distributed table, the constraint of a part ends with the part's number. */
function wholeName({ constraint }: DatabaseError): string | undefined {
  return constraint?.replace(/_\d+$/, '')
}
