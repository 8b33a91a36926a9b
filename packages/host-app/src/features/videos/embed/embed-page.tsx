import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { CodeBlock } from '../../../ui/code-block/code-block.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { VideoPickerDialog } from '../picker/video-picker-dialog.tsx'
import { HandOverButton } from '../../accounts/in-place/hand-over-button.tsx'
import { SignInDialog } from '../../accounts/in-place/sign-in-dialog.tsx'
import { EmbedFields } from './embed-fields.tsx'
import { EmbedPreview } from './embed-preview.tsx'
import { newEmbed, videoEmbedAddress, videoEmbedCode } from './embed-values.ts'
import classes from './embed.module.css'

const route = getRouteApi('/create-video-embed')

/** A tool for everybody: the code that shows a video on a website. Only choosing from a library needs a sign-in. */
export function CreateVideoEmbedPage() {
  const t = useText()
  const { origin, session } = useDeps()
  const { video } = route.useSearch()
  const [values, setValues] = useState(() => newEmbed(video, origin))
  const [dialog, setDialog] = useState<'sign_in' | 'pick'>()
  const close = () => setDialog(undefined)
  const address = videoEmbedAddress(values, origin)
  const code = videoEmbedCode(values, origin, t('video_embed.frame'))
  return (
    <main className={classes.page}>
      <Page
        up={session.token() === undefined ? undefined : { to: '/dynamic-videos', text: t('room.videos') }}
        title={t('video_embed.title')}
        text={t('video_embed.text')}
      >
        <div className={classes.columns}>
          <EmbedFields
            values={values}
            onChange={(change) => setValues({ ...values, ...change })}
            onPick={() => setDialog(session.token() === undefined ? 'sign_in' : 'pick')}
          />
          <div className={classes.beside}>
            <EmbedPreview address={address} title={values.title || t('video_embed.frame')} />
            <section aria-labelledby="video-code" className={classes.code}>
              <h2 id="video-code">{t('video_embed.code')}</h2>
              {code === undefined ? (
                <p className={classes.hint}>{t('video_embed.no_code')}</p>
              ) : (
                <>
                  <p className={classes.hint}>{t('video_embed.code_text')}</p>
                  <CodeBlock code={code} />
                  <HandOverButton make={async () => ({ html: code, text: code, url: values.video })} />
                </>
              )}
            </section>
          </div>
        </div>
      </Page>
      {dialog === 'sign_in' && (
        <SignInDialog
          text={t('video_embed.sign_in_text')}
          next="/create-video-embed"
          onClose={close}
          onSignedIn={() => setDialog('pick')}
        />
      )}
      {dialog === 'pick' && (
        <VideoPickerDialog
          onClose={close}
          onChoose={({ page, title }) => {
            setValues({ ...values, video: page, title })
            close()
          }}
        />
      )}
    </main>
  )
}
