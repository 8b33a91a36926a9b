import { route } from '../route.ts'
import { newTimesBlock, TimesBlock } from './schemas.ts'

export const timesBlocks = {
  'POST /times-blocks': route({
    summary:
      'Times to paste into a message, as HTML and as text, each with a link that books it. The HTML has a picture that shows what is still free',
    auth: 'host',
    action: 'event_types',
    body: newTimesBlock,
    result: TimesBlock,
    status: 201,
    errors: [
      'not_signed_in',
      'invalid_input',
      'event_type_not_found',
      'event_type_off',
      'link_expired',
      'rate_limited',
    ],
  }),
}
