import { Button, Modal } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { CSSProperties, PointerEvent } from 'react'
import { useText } from '../../language/language.tsx'
import { cropParam, firstCrop, movedByKey, sideOf, within, ZOOM_MAX } from './crop.ts'
import type { Crop, Whole } from './crop.ts'
import classes from './crop-dialog.module.css'

interface Props {
  file: Blob
  onUse: (crop: string) => void
  onClose: () => void
  /** The browser cannot show this file. */
  onBroken: () => void
}

/** Chooses the square to keep. The picture moves under a fixed frame. */
export function CropDialog({ file, onUse, onClose, onBroken }: Props) {
  const t = useText()
  const source = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(source), [source])
  const [whole, setWhole] = useState<Whole>()
  const [crop, setCrop] = useState<Crop>()
  const dragged = useRef<{ from: Crop; x: number; y: number }>(undefined)

  function drag({ clientX, clientY, currentTarget }: PointerEvent) {
    if (!whole || !dragged.current) return
    const { from, x, y } = dragged.current
    const pixel = sideOf(whole, from) / currentTarget.clientWidth
    setCrop(within(whole, { ...from, x: from.x - (clientX - x) * pixel, y: from.y - (clientY - y) * pixel }))
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('crop.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
      centered
    >
      <div className={classes.crop}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the slider beside it is the
            control, and keys work here too */}
        <div
          className={classes.frame}
          role="group"
          aria-label={t('crop.frame')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the picture
          tabIndex={0}
          onPointerDown={(event) => {
            if (!crop) return
            event.currentTarget.setPointerCapture(event.pointerId)
            dragged.current = { from: crop, x: event.clientX, y: event.clientY }
          }}
          onPointerMove={drag}
          onPointerUp={() => (dragged.current = undefined)}
          onPointerCancel={() => (dragged.current = undefined)}
          onKeyDown={(event) => {
            const moved = whole && crop && movedByKey(whole, crop, event.key)
            if (!moved) return
            event.preventDefault()
            setCrop(moved)
          }}
        >
          <img
            src={source}
            alt=""
            draggable={false}
            className={classes.picture}
            style={whole && crop && placeOf(whole, crop)}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setWhole({ width, height })
              setCrop(firstCrop({ width, height }))
            }}
            onError={onBroken}
          />
        </div>
        <label className={classes.zoom}>
          {t('crop.zoom')}
          <input
            type="range"
            min={1}
            max={ZOOM_MAX}
            step={0.05}
            value={crop?.zoom ?? 1}
            onChange={({ currentTarget: { valueAsNumber: zoom } }) => {
              if (whole && crop) setCrop(within(whole, { ...crop, zoom }))
            }}
          />
        </label>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button disabled={!crop} onClick={() => whole && crop && onUse(cropParam(whole, crop))}>
            {t('crop.use')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** Sizes and places the whole picture so that its square fills the frame. */
function placeOf(whole: Whole, crop: Crop): CSSProperties {
  const side = sideOf(whole, crop)
  const percent = (pixels: number) => `${(pixels / side) * 100}%`
  return {
    width: percent(whole.width),
    height: percent(whole.height),
    left: percent(side / 2 - crop.x),
    top: percent(side / 2 - crop.y),
  }
}
