import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { guessedAddress } from '~/features/discovery/guessed-addresses'
import { redirectTo } from '~/lib/redirect'

/** The table of guesses stays out of the browser's code: visitors type such an address, and no link has one. */
const guessed = createIsomorphicFn()
  .server(guessedAddress)
  .client((_path: string): string | undefined => undefined)

/**
 * Redirects every path without a route: one that visitors guess to the page that it means, any other home (spec §2). The edge
 * recognizes the reason, and answers 404 if the request was not for a document.
 */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ params: { _splat = '' } }) => {
    const href = guessed(_splat)
    if (href !== undefined) throw redirectTo({ href, reloadDocument: true }, 'guessed-address')
    throw redirectTo({ to: '/' }, 'unmatched')
  }
})
