import { showToast } from '~/lib/toasts'

/** Makes a call, and confirms it in a toast. @param done text of the toast */
export async function callWithToast(call: () => Promise<unknown>, done: string): Promise<void> {
  await call()
  showToast({ tone: 'ok', text: done })
}
