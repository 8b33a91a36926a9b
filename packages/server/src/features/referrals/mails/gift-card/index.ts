import { addressOf, personOf } from '../../../../mail/content/people.ts'
import { ownMail } from '../../../../mails.ts'
import { GIFT_CARD_SENT } from '../../events.ts'
import { codeOf, dollarsOf } from '../../gift-cards.ts'
import { claimById } from '../../points-store.ts'
import { giftCardContent } from './content.ts'

/** Goes to the email of the account. The code is read when the mail is written: no queue has it. */
export const giftCardMail = ownMail('owner', GIFT_CARD_SENT, async (context, host, { hostId, claimId }) => {
  const claim = await claimById(context.db, hostId, claimId)
  const code = claim?.card_id && (await codeOf(context, context.db, claim.card_id))
  if (!code) return []
  const content = giftCardContent({ reader: personOf(host), dollars: dollarsOf(claim.points), code })
  return [{ kind: 'gift_card', to: addressOf(host), write: () => ({ content }) }]
})
