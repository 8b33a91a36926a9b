/** E-mails that differ in case only are one. */
export function emailKey({ email }: { email: string }): string {
  return email.toLowerCase()
}
