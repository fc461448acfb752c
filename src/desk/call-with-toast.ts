import { showToast } from '~/lib/toasts'

/** Makes a call, and says what it has done. */
export async function callWithToast(call: () => Promise<unknown>, done: string): Promise<void> {
  await call()
  showToast({ tone: 'ok', text: done })
}
