import { appWith } from './app.js'
import { consent } from './consent.js'

export default appWith(consent)
