import { expect, test } from 'vitest'
import { accountModalStore, closeAccountModal } from './account-modal'
import { ApiError } from './api'
import { withLogin } from './with-login'

test('a call that fails without a login opens it and fails', async () => {
  const failure = new ApiError(401, 'Log in first')
  await expect(withLogin(Promise.reject(failure))).rejects.toBe(failure)
  expect(accountModalStore.state.panel).toBe('login')
  closeAccountModal()
})

test('other failures and answers open nothing', async () => {
  const failure = new ApiError(409, 'Taken')
  await expect(withLogin(Promise.reject(failure))).rejects.toBe(failure)
  expect(await withLogin(Promise.resolve('saved'))).toBe('saved')
  expect(accountModalStore.state.panel).toBeUndefined()
})
