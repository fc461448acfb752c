import { beforeEach, expect, test, vi } from 'vitest'

const { fetchCurrentUser, callApi } = vi.hoisted(() => ({ fetchCurrentUser: vi.fn(), callApi: vi.fn() }))
vi.mock('./current-user', () => ({ fetchCurrentUser }))
vi.mock('./api', async (original) => ({ ...(await original<typeof import('./api')>()), callApi }))
vi.mock('./visitor', () => ({ currentVisitor: () => ({ locale: 'zh-CN', loggedIn: true, hasExamToken: false }) }))

import { ApiError } from './api'
import { endSession, loadCurrentUser, logOut, refreshUser, sessionStore, syncSession } from './session'

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

test('a refresh keeps the user on screen until the new answer is there', async () => {
  fetchCurrentUser.mockResolvedValueOnce({ username: 'Li' })
  syncSession()
  await loadCurrentUser()
  const edited = Promise.withResolvers<{ username: string }>()
  fetchCurrentUser.mockReturnValueOnce(edited.promise)
  const refreshed = refreshUser()
  expect(sessionStore.state.user?.username).toBe('Li')
  edited.resolve({ username: 'Li Na' })
  await refreshed
  expect(sessionStore.state.user?.username).toBe('Li Na')
})

test('a restart forgets at once whom it knew and asks anew', async () => {
  fetchCurrentUser.mockResolvedValueOnce({ username: 'Li' }).mockResolvedValueOnce({ username: 'Wang' })
  syncSession()
  await loadCurrentUser()
  syncSession(true)
  expect(sessionStore.state).toEqual({ loggedIn: true })
  await loadCurrentUser()
  expect(sessionStore.state.user?.username).toBe('Wang')
})

test('a logout that finds no session is done; one that fails leaves the session as it is', async () => {
  syncSession()
  callApi.mockRejectedValueOnce(new ApiError(500, 'down'))
  await expect(logOut()).rejects.toThrow()
  expect(sessionStore.state.loggedIn).toBe(true)
  callApi.mockRejectedValueOnce(new ApiError(403, 'over'))
  await logOut()
  expect(sessionStore.state.loggedIn).toBe(false)
})
