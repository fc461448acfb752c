import { progressKey } from '~/contract/cookies'
import { sessionStore } from '~/lib/session'
import { readStored } from '~/lib/storage'

/**
 * After a login on any page, hands the lessons that the visitor completed on this device over to the account. A failure leaves
 * them on the device, and the training page tries again. Returns a function that stops it.
 */
export function handOverProgress(): () => void {
  const onSession = () => {
    if (!sessionStore.state.user || readStored('local', progressKey) === null) return
    import('~/features/training/account-progress').then(({ loadAccountProgress }) => loadAccountProgress()).catch(() => undefined)
  }
  const subscription = sessionStore.subscribe(onSession)
  return () => subscription.unsubscribe()
}
