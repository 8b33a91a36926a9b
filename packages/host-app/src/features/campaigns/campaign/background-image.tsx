import { Button, FileButton } from '@mantine/core'
import type { Campaign } from '@scheduling/contract'
import { useText } from '../../../language/language.tsx'
import { IconDelete } from '../../../ui/icons.ts'
import editor from '../../../ui/page/editor.module.css'
import classes from './campaign.module.css'
import { useBackgroundImage } from './use-background-image.ts'

interface Props {
  campaign: Campaign
  /** It is for leads whose website has no picture. */
  isForWebsites: boolean
}

/** The campaign's own picture. It is kept at once, like every uploaded file. */
export function BackgroundImage({ campaign, isForWebsites }: Props) {
  const { isSending, put, remove } = useBackgroundImage(campaign)
  return (
    <PictureField
      image={campaign.image}
      alt={campaign.imageAlt}
      isForWebsites={isForWebsites}
      isSending={isSending}
      onChoose={put}
      onRemove={remove}
    />
  )
}

interface FieldProps {
  /** Its address. Null: there is none. */
  image: string | null
  alt: string
  isForWebsites: boolean
  isSending?: boolean
  onChoose: (picture: File) => void
  onRemove: () => void
}

export function PictureField({
  image,
  alt,
  isForWebsites,
  isSending = false,
  onChoose,
  onRemove,
}: FieldProps) {
  const t = useText()
  return (
    <div className={classes.image}>
      {image && <img src={image} alt={alt || t('backgrounds.image_now')} />}
      {isForWebsites && <p className={editor.hint}>{t('backgrounds.image_else')}</p>}
      <div className={editor.buttons}>
        <FileButton
          accept="image/jpeg,image/png,image/webp,image/gif"
          onChange={(file) => file && onChoose(file)}
        >
          {(props) => (
            <Button {...props} variant="default" loading={isSending}>
              {t(image ? 'backgrounds.replace' : 'backgrounds.choose')}
            </Button>
          )}
        </FileButton>
        {image && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconDelete size={16} />}
            disabled={isSending}
            onClick={onRemove}
          >
            {t('backgrounds.remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
