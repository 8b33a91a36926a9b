/** E-mails that differ only in case have the same key. */
export function emailKey({ email }: { email: string }): string {
  return email.toLowerCase()
}
