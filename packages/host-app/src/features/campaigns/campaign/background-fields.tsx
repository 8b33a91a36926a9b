import { Select, Switch, TextInput } from '@mantine/core'
import type { Campaign } from '@scheduling/contract'
import {
  BACKGROUNDS,
  CORNERS,
  OVERLAY_SHAPES,
  OVERLAY_SIZES,
} from '@scheduling/contract/campaign-backgrounds'
import type { Overlay } from '@scheduling/contract/campaign-backgrounds'
import { useText } from '../../../language/language.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { Choice } from '../../settings/choice.tsx'
import { BackgroundImage, PictureField } from './background-image.tsx'
import type { CampaignValues } from './campaign-values.ts'
import type { FirstPicture } from './use-first-picture.ts'
import editor from '../../../ui/page/editor.module.css'

interface Props {
  form: Form<CampaignValues>
  /** Undefined for a new one. */
  campaign: Campaign | undefined
  /** Of a new one. */
  first: FirstPicture
}

/** What is behind the video on a lead's page, and where the video is on it. */
export function BackgroundFields({ form, campaign, first }: Props) {
  const t = useText()
  const { background, imageAlt } = form.values
  return (
    <>
      <div>
        <Choice
          label={t('backgrounds.title')}
          value={background}
          options={BACKGROUNDS.map((value) => [value, t(`backgrounds.${value}`)] as const)}
          onChange={(chosen) => form.set('background', chosen)}
        />
        <p className={editor.hint}>{t(`backgrounds.${background}_text`)}</p>
      </div>
      {background !== 'none' && (
        <>
          {campaign ? (
            <BackgroundImage campaign={campaign} isForWebsites={background === 'website'} />
          ) : (
            <PictureField
              image={first.image}
              alt={imageAlt}
              isForWebsites={background === 'website'}
              onChoose={first.choose}
              onRemove={() => first.choose(undefined)}
            />
          )}
          {(campaign ? campaign.image : first.image) && (
            <TextInput
              {...form.text('imageAlt')}
              dir="auto"
              label={t('backgrounds.alt')}
              description={t('backgrounds.alt_text')}
            />
          )}
          <OverlayFields form={form} />
        </>
      )}
    </>
  )
}

function OverlayFields({ form }: { form: Form<CampaignValues> }) {
  const t = useText()
  const { overlay } = form.values
  const change = (part: Partial<Overlay>) => form.set('overlay', { ...overlay, ...part })
  return (
    <>
      <Select
        label={t('backgrounds.corner')}
        allowDeselect={false}
        value={overlay.corner}
        data={CORNERS.map((value) => ({ value, label: t(`backgrounds.corner_${value}`) }))}
        onChange={(corner) => corner && change({ corner })}
      />
      <Choice
        label={t('backgrounds.size')}
        value={overlay.size}
        options={OVERLAY_SIZES.map((size) => [size, t(`backgrounds.size_${size}`)] as const)}
        onChange={(size) => change({ size })}
      />
      <Choice
        label={t('backgrounds.shape')}
        value={overlay.shape}
        options={OVERLAY_SHAPES.map((shape) => [shape, t(`backgrounds.shape_${shape}`)] as const)}
        onChange={(shape) => change({ shape })}
      />
      <Switch
        label={t('backgrounds.greeting')}
        checked={overlay.greeting}
        onChange={({ currentTarget: { checked } }) => change({ greeting: checked })}
      />
    </>
  )
}
