import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, toastStore } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { loadPressed } from './opened-queries'

afterEach(dismissToast)

/** Loads the code of a pressed query in a browser with or without the network. */
function press(onLine: boolean) {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  return loadPressed(async () => 'code')
}

test('a query that is pressed without the network says so', async () => {
  expect(await press(false)).toBeUndefined()
  expect(toastStore.state.toast).toMatchObject({ tone: 'error', text: m.api_unreachable() })
})

test('a pressed query whose code is loaded shows no toast', async () => {
  expect(await press(true)).toBe('code')
  expect(toastStore.state.toast).toBeUndefined()
})
