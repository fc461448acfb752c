import { beforeEach, expect, test, vi } from 'vitest'

const { fetchCurrentUser } = vi.hoisted(() => ({ fetchCurrentUser: vi.fn() }))
vi.mock('./current-user', () => ({ fetchCurrentUser }))
vi.mock('./api', () => ({ callApi: vi.fn() }))
vi.mock('./visitor', () => ({ currentVisitor: () => ({ locale: 'zh-CN', loggedIn: true, hasExamToken: false }) }))

import { endSession, loadCurrentUser, sessionStore, syncSession } from './session'

beforeEach(() => {
  vi.resetAllMocks()
  endSession()
})

test('a late answer about the one who has left does not name the one who came after', async () => {
  const first = Promise.withResolvers<{ username: string }>()
  fetchCurrentUser.mockReturnValueOnce(first.promise).mockResolvedValueOnce({ username: 'second' })
  syncSession()
  const asked = loadCurrentUser()
  endSession()
  syncSession()
  await loadCurrentUser()
  first.resolve({ username: 'first' })
  await asked
  expect(sessionStore.state.user?.username).toBe('second')
})

test('who is logged in is asked once, and again only where that failed', async () => {
  fetchCurrentUser.mockRejectedValueOnce(new Error('down')).mockResolvedValue({ username: 'Li' })
  syncSession()
  await loadCurrentUser()
  await loadCurrentUser()
  await loadCurrentUser()
  expect(fetchCurrentUser).toHaveBeenCalledTimes(2)
  expect(sessionStore.state).toEqual({ loggedIn: true, user: { username: 'Li' } })
})
