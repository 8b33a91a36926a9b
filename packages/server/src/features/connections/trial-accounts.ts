import type { Config } from '../../config.ts'

/** What signs somebody in to stand-ins: with their own user name where they have one, which is their address before the @. */
export function trialAccountsFor(
  { trialAccounts = {}, trialPeople = {} }: Pick<Config, 'trialAccounts' | 'trialPeople'>,
  email: string | undefined,
): NonNullable<Config['trialAccounts']> {
  const wanted = email?.split('@')[0]
  const ownName = (people: readonly string[] = []) =>
    people.find((name) => name.split('\\').at(-1) === wanted)
  return Object.fromEntries(
    Object.entries(trialAccounts).map(([provider, account]) => {
      const user = ownName(trialPeople[provider as keyof typeof trialPeople])
      return [provider, user === undefined || !account.user ? account : { ...account, user }]
    }),
  )
}
