import {
  type AnyRouter,
  type NavigateOptions,
  type RedirectOptions,
  type RegisteredRouter,
  redirect,
  type ValidateRedirectOptions
} from '@tanstack/react-router'
import { type RedirectReason, redirectReasonHeader } from '~/contract/redirects'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Why the browser was redirected to the page. */
    redirectReason?: RedirectReason
  }
}

/**
 * A redirect to throw in `beforeLoad` or a loader. On the server, the reason appears in the edge's access log; in the browser,
 * in `history.state`.
 */
export function redirectTo(options: { href: string; reloadDocument: true }, reason: RedirectReason): Response
export function redirectTo<TRouter extends RegisteredRouter, const TOptions>(
  options: ValidateRedirectOptions<TRouter, TOptions>,
  reason: RedirectReason
): Response
export function redirectTo(options: Omit<RedirectOptions<AnyRouter, string, string>, 'mask'>, reason: RedirectReason): Response {
  return redirect<AnyRouter, string, string>({
    ...options,
    headers: { [redirectReasonHeader]: reason },
    state: { redirectReason: reason }
  })
}

/** Navigates away from the current page and stores the reason in `history.state`. */
export function navigateWithReason(
  router: AnyRouter,
  options: Pick<NavigateOptions<AnyRouter, string, string>, 'to'> | { href: string },
  reason: RedirectReason
): Promise<void> {
  return router.navigate({ ...options, state: { redirectReason: reason } })
}
