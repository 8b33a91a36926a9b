import { apiKey } from './api-key.js'
import { appWith } from './app.js'

export default appWith(apiKey)
