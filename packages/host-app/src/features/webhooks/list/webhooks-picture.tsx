import { Skeleton } from '@mantine/core'
import picture from '../../../ui/picture.module.css'
import rows from '../../../ui/rows.module.css'
import classes from './webhooks-picture.module.css'

/** A booked day in a calendar, and a message about it to a program. */
export function WebhooksPicture() {
  return (
    <svg viewBox="0 0 320 150" className={picture.picture}>
      <rect x="0.5" y="13.5" width="124" height="122" rx="10" className={picture.window} />
      <path d="M0.5 39.5h124" className={picture.line} />
      <rect x="16" y="23" width="52" height="7" rx="3.5" className={picture.faint} />
      {Array.from({ length: 15 }, (_, index) => (
        <rect
          key={index}
          x={16 + (index % 5) * 20}
          y={54 + Math.floor(index / 5) * 24}
          width="14"
          height="14"
          rx="4"
          className={index === 8 ? picture.accent : picture.faint}
        />
      ))}
      <path d="M136 85h44" className={classes.way} />
      <path d="m176 79 7 6-7 6" className={classes.way} />
      <rect x="195.5" y="33.5" width="124" height="102" rx="10" className={picture.window} />
      <text x="208" y="60" className={classes.brace}>
        {'{'}
      </text>
      {[62, 44, 72].map((width, index) => (
        <g key={width}>
          <rect x="222" y={68 + index * 16} width="16" height="6" rx="3" className={picture.accent} />
          <rect x="243" y={68 + index * 16} width={width - 10} height="6" rx="3" className={picture.faint} />
        </g>
      ))}
      <text x="208" y="126" className={classes.brace}>
        {'}'}
      </text>
    </svg>
  )
}

export function WebhooksSkeleton() {
  return (
    <div className={rows.skeleton}>
      {[230, 320, 180].map((width) => (
        <div key={width} className={rows.waiting}>
          <div>
            <Skeleton height={18} width={width} maw="52vw" />
            <Skeleton height={13} width={width * 0.8} maw="44vw" mt={8} />
          </div>
          <Skeleton height={20} width={38} radius="xl" />
        </div>
      ))}
    </div>
  )
}
