import type { IconShape } from './icons.ts'

/** Decoration only. Words next to it always say the same. */
export function Icon({ shape, className }: { shape: IconShape; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  )
}
