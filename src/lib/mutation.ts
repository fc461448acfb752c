import { useState } from 'react'
import { m } from '~/paraglide/messages'
import { ApiError } from './api'
import { showToast } from './toasts'

interface MutationOptions<Variables extends readonly unknown[]> {
  /** Called with a failed call, whose toast the shell has shown already. */
  onError?: (error: ApiError, ...variables: Variables) => void | Promise<void>
  /** Called after a success as after a failed call. */
  onSettled?: () => void
}

/** Keeps a mutation pending that ends with another document, so that nothing is changed twice meanwhile. */
export const leavingPage = new Promise<never>(() => undefined)

/**
 * Calls that change something, one mutation at a time: while one is pending, `variables` are what it was started with, and another is
 * ignored.
 * @param mutationFn does what follows from a success as well
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
        // Not a failed call, such as code that could not be fetched, and nothing else reports that.
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
