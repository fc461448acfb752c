import { useState } from 'react'
import { m } from '~/paraglide/messages'
import { ApiError } from './api'
import { showToast } from './toasts'

interface MutationOptions<Variables extends readonly unknown[]> {
  /** Called after a failed call, for which the shell has shown a toast unless the call suppressed it. */
  onError?: (error: ApiError, ...variables: Variables) => void | Promise<void>
  /** Called after success and after a failed call, but not after other errors. */
  onSettled?: () => void
}

/**
 * Never resolves. Keeps a mutation pending that ends with a navigation to another document, so that it cannot be repeated
 * meanwhile.
 */
export const leavingPage = new Promise<never>(() => undefined)

/**
 * Runs one mutation at a time: while one is pending, `variables` are its arguments, and further calls are ignored.
 * @param mutationFn also handles its own success
 */
export function useMutation<Variables extends readonly unknown[]>(
  mutationFn: (...variables: Variables) => Promise<unknown>,
  { onError, onSettled }: MutationOptions<Variables> = {}
) {
  const [pending, setPending] = useState<Variables>()

  async function mutate(...variables: Variables): Promise<void> {
    if (pending) return
    setPending(variables)
    try {
      await mutationFn(...variables)
    } catch (error) {
      if (!(error instanceof ApiError)) {
        // Not a failed call, but for example a chunk that failed to load, which nothing else reports.
        showToast({ tone: 'error', text: m.api_unreachable() })
        throw error
      }
      await onError?.(error, ...variables)
    } finally {
      setPending(undefined)
    }
    onSettled?.()
  }

  return { isPending: pending !== undefined, variables: pending, mutate }
}
