import './ui/theme/mantine-styles.ts'
import { start } from './start.tsx'

// Nothing is awaited at the top level. Otherwise Rollup could not count on these files being there when a room loads, and would
// spread what the first screen needs over twenty of them.
if ('groupBy' in Map && 'parse' in URL && 'any' in AbortSignal) void start()
else void import('./older-browsers.ts').then(start)
