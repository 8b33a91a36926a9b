// Together in one file: whoever picks times for one person soon does so for many.
export { OneOffPage } from '../one-offs/one-off-page.tsx'
export { OneOffsPage } from '../one-offs/one-offs-page.tsx'
export { PollPage } from '../polls/poll-page.tsx'
export { PollsPage } from '../polls/polls-page.tsx'
