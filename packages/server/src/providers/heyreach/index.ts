import { keyedProvider } from '../plug.ts'
import { keySignIn } from '../keyed.ts'
import { heyreachOutreach } from './outreach.ts'

export const heyreach = keyedProvider(
  { id: 'heyreach', variable: 'HEYREACH_API_URL', origin: 'https://api.heyreach.io' },
  (origin) => {
    const outreach = heyreachOutreach(origin)
    return { signIn: keySignIn(outreach.look), outreach }
  },
)
