/** Six digits, with any spacing. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(bare(typed))
}

/** Twelve letters and digits. */
export function isRecoveryCode(typed: string): boolean {
  return /^[a-z\d]{12}$/i.test(bare(typed))
}

function bare(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}
