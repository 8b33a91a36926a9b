import { keyedProvider } from '../plug.ts'
import { keySignIn } from '../keyed.ts'
import { instantlyOutreach } from './outreach.ts'

export const instantly = keyedProvider(
  { id: 'instantly', variable: 'INSTANTLY_API_URL', origin: 'https://api.instantly.ai' },
  (origin) => {
    const outreach = instantlyOutreach(origin)
    return { signIn: keySignIn(outreach.look), outreach }
  },
)
