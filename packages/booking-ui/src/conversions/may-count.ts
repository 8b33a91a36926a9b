interface Wishes {
  doNotTrack?: string | null
  /** Global Privacy Control, w3c.github.io/gpc. */
  globalPrivacyControl?: boolean
}

/** Whether a visitor's browser allows that the owner's analytics hear of the booking. */
export function mayCount({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return doNotTrack !== '1' && globalPrivacyControl !== true
}
