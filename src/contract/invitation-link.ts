/*
 * The link of an invitation to the desk. It opens the user center, which accepts it (decision 038). The token is in the
 * fragment, which reaches no server and so no log.
 */

const start = 'invitation='

export const invitationLink = (origin: string, token: string): string => `${origin}/user#${start}${token}`

/** The token in a fragment, without its `#`; undefined if it is not that of an invitation. */
export const invitationToken = (fragment: string): string | undefined =>
  fragment.startsWith(start) ? fragment.slice(start.length) : undefined
