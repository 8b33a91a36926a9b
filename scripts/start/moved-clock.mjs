// For `node --import`: moves the clock before anything else is loaded, and so of all libraries. Worker threads and
// processes that Node forks load it, too, unless they are started with other flags.
import process from 'node:process'
import { moveClock } from './move-clock.mjs'
import { OFFSET_VARIABLE } from './now.mjs'

moveClock(Number(process.env[OFFSET_VARIABLE]))
