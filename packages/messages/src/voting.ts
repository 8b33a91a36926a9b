import { catalogue } from './catalogue.ts'
import type { texts } from './en/voting.ts'

export type VotingMessages = typeof texts

export const votingTexts = catalogue<typeof texts>((language) => import(`./${language}/voting.ts`))
