import { catalog } from './catalog.ts'
import type { texts } from './en/voting.ts'

export type VotingMessages = typeof texts

export const votingTexts = catalog<typeof texts>((language) => import(`./${language}/voting.ts`))
