/** A mark of `BRAND_MARKS`, in the color of the text around it. */
export function BrandIcon({ path, size }: { path: string; size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden>
      <path d={path} />
    </svg>
  )
}
