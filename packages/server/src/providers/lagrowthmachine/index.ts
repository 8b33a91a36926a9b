import { keyedProvider } from '../plug.ts'
import { keySignIn } from '../keyed.ts'
import { growthMachineOutreach } from './outreach.ts'

export const lagrowthmachine = keyedProvider(
  {
    id: 'lagrowthmachine',
    variable: 'LAGROWTHMACHINE_API_URL',
    origin: 'https://apiv2.lagrowthmachine.com',
  },
  (origin) => {
    const outreach = growthMachineOutreach(origin)
    return { signIn: keySignIn(outreach.look), outreach }
  },
)
