import { SLUG_MIN, slugProblem } from '@scheduling/domain'

/** A personal address from a name: `Ana Núñez` → `ana-nunez`; with a number when `attempt` > 0. */
export function linkFromName(name: string, attempt: number): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
  const base = plain.length >= SLUG_MIN ? plain : `host-${plain}`.replace(/-$/, '')
  const link = attempt === 0 ? base : `${base}-${attempt + 1}`
  return slugProblem(link, 'owner') ? `${link}-meets` : link
}
