import { Button } from '@mantine/core'
import type { Referrals } from '@scheduling/contract'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import rows from '../../ui/rows.module.css'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Earned } from './earned.tsx'
import { InvitationPicture } from './invitation-picture.tsx'
import classes from './referrals.module.css'
import { useClaim } from './use-claim.ts'

type GiftCard = Referrals['giftCards'][number]

export function Rewards({ referrals }: { referrals: Referrals }) {
  const t = useText()
  const { userEmail: email } = useMe()
  const { isClaiming, claim } = useClaim(email)
  const [asked, setAsked] = useState<GiftCard>()
  if (!referrals.isRewarded)
    return (
      <EmptyState
        picture={<InvitationPicture />}
        title={t('referrals.no_rewards')}
        text={t('referrals.no_rewards_text')}
      />
    )
  const { points, pointsEach, giftCards, claims } = referrals
  const [least] = giftCards
  return (
    <div className={classes.part}>
      <p className={classes.points}>{t('referrals.points', { count: points })}</p>
      {least && (
        <p>{t('referrals.earn', { points: pointsEach, worth: least.points, dollars: least.dollars })}</p>
      )}
      <Earned referrals={referrals} />
      <h2 className={classes.title}>{t('referrals.gift_cards')}</h2>
      <ul className={rows.list}>
        {giftCards.map((card) => (
          <li key={card.points} className={rows.row}>
            <GiftCardRow card={card} has={points} isClaiming={isClaiming} onClaim={() => setAsked(card)} />
          </li>
        ))}
      </ul>
      {claims.length > 0 && <Claims claims={claims} email={email} />}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('referrals.sure', { dollars: asked?.dollars ?? 0 })}
        action={t('referrals.claim')}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) claim(asked.points)
          setAsked(undefined)
        }}
      >
        {t('referrals.sure_text', { points: asked?.points ?? 0, email })}
      </ConfirmDialog>
    </div>
  )
}

interface GiftCardRowProps {
  card: GiftCard
  /** The host's points. */
  has: number
  isClaiming: boolean
  onClaim: () => void
}

function GiftCardRow({ card: { points, dollars }, has, isClaiming, onClaim }: GiftCardRowProps) {
  const t = useText()
  const missing = points - has
  return (
    <>
      <div className={rows.link}>
        <span className={rows.name}>{t('referrals.gift_card', { dollars })}</span>
        <span className={rows.facts}>
          <span>{t('referrals.costs', { points })}</span>
          {missing > 0 && <span>{t('referrals.missing', { count: missing })}</span>}
        </span>
      </div>
      {missing <= 0 && (
        <Button
          variant="default"
          aria-label={t('referrals.claim_named', { dollars })}
          loading={isClaiming}
          onClick={onClaim}
        >
          {t('referrals.claim')}
        </Button>
      )}
    </>
  )
}

function Claims({ claims, email }: { claims: Referrals['claims']; email: string }) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      <h2 className={classes.title}>{t('referrals.claims')}</h2>
      <ul className={rows.list}>
        {claims.map(({ id, dollars, claimedAt, sentAt }) => (
          <li key={id} className={rows.row}>
            <div className={rows.link}>
              <span className={rows.name}>{t('referrals.gift_card', { dollars })}</span>
              <span className={rows.facts}>
                {sentAt
                  ? t('referrals.sent_on', { date: format.dayOf(Date.parse(sentAt)), email })
                  : t('referrals.claimed_on', { date: format.dayOf(Date.parse(claimedAt)), email })}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
