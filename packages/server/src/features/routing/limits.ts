import { HOURS, policies } from '../../http/policies.ts'

// Past these, visitors are led on all the same. Their answers are not kept.
export const LIMITS = policies({
  answers: {
    name: 'routing-answer',
    protects: 'a host from one visitor who fills the list of answers',
    per: 'network',
    free: 30,
    periodSeconds: HOURS,
    past: 'wait',
  },
  answersPerHost: {
    name: 'routing-answers-of-host',
    protects: 'the disk from many visitors of one host',
    per: 'visited host',
    free: 2_000,
    periodSeconds: 24 * HOURS,
    past: 'wait',
  },
})
