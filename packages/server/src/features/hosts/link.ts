import { NAMELESS_LINK, SLUG_MIN, slugFrom, slugProblem } from '@scheduling/domain'
import { AppError } from '../../errors.ts'

/** A personal address from a name: `Ana Núñez` → `ana-nunez`; with a number when `attempt` > 0. */
export function linkFromName(name: string, attempt: number): string {
  const plain = slugFrom(name, 40)
  const short = plain === '' ? NAMELESS_LINK : `${NAMELESS_LINK}-${plain}`
  const base = plain.length >= SLUG_MIN ? plain : short
  const link = attempt === 0 ? base : `${base}-${attempt + 1}`
  return slugProblem(link, 'owner') ? `${link}-meets` : link
}

/** Similar links, the nearest first; some may be taken as well. */
export function suggestedLinks(link: string): string[] {
  const numbered = Array.from({ length: 8 }, (_, index) => `${link}-${index + 2}`)
  return [`${link}-meets`, `meet-${link}`, ...numbered].filter((other) => !slugProblem(other, 'owner'))
}

export function linkTaken(): AppError {
  return new AppError('slug_taken', {
    errors: [{ path: 'link', reason: 'taken', message: 'This address is taken' }],
  })
}
