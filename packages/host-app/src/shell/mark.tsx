/** The product's mark: a free slot in a day. */
export function Mark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden>
      <rect x="2" y="2" width="20" height="20" rx="6" fill="var(--accent)" />
      <rect x="6.5" y="6.5" width="11" height="2.4" rx="1.2" fill="#fff" opacity="0.55" />
      <rect x="6.5" y="10.8" width="11" height="2.4" rx="1.2" fill="#fff" />
      <rect x="6.5" y="15.1" width="7" height="2.4" rx="1.2" fill="#fff" opacity="0.55" />
    </svg>
  )
}
