import type { Campaign } from '@scheduling/contract'
import { useEffect, useMemo, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'

export interface FirstPicture {
  /** An address in this tab. Null: none is chosen. */
  image: string | null
  choose: (picture: File | undefined) => void
  /** Uploads what was chosen for a campaign that now exists, and says how it went. Answers the campaign as it is then. */
  sendFor: (campaign: Campaign) => Promise<Campaign>
}

/** The picture of a campaign that does not exist yet. It is uploaded once it does. */
export function useFirstPicture(): FirstPicture {
  const t = useText()
  const { call } = useDeps()
  const toasts = useToasts()
  const [picture, setPicture] = useState<File>()
  const image = useMemo(() => (picture ? URL.createObjectURL(picture) : null), [picture])
  useEffect(() => () => void (image && URL.revokeObjectURL(image)), [image])

  async function sendFor(campaign: Campaign): Promise<Campaign> {
    try {
      const isSent = picture !== undefined && campaign.background !== 'none'
      const params = { id: campaign.id }
      const after = isSent ? await call('PUT /campaigns/:id/image', { params, body: picture }) : campaign
      toasts.show(t('campaigns.created'))
      return after
    } catch (error) {
      toasts.show(`${t('backgrounds.not_saved')} ${problemText(error, t)}`, { tone: 'bad' })
      return campaign
    }
  }

  return { image, choose: setPicture, sendFor }
}
