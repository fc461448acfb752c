import { beforeEach, expect, test, vi } from 'vitest'

const { fetchCurrentUser, callApi } = vi.hoisted(() => ({ fetchCurrentUser: vi.fn(), callApi: vi.fn() }))
vi.mock('./current-user', () => ({ fetchCurrentUser }))
vi.mock('./api', async (original) => ({ ...(await original<typeof import('./api')>()), callApi }))
// Read where there is no component: what it would render with.
vi.mock('react', () => ({ useSyncExternalStore: (_: unknown, read: () => unknown) => read() }))
vi.mock('./visitor', () => ({ currentVisitor: () => ({ locale: 'zh-CN', loggedIn: true, hasExamToken: false }) }))

import { ApiError } from './api'
import { endSession, loadCurrentUser, logOut, refreshUser, sessionStore, startSession, syncSession, useUserKey } from './session'

beforeEach(() => {
  vi.resetAllMocks()
  endSession('changed')
})

test('a late answer about the one who has left does not name the one who came after', async () => {
  const first = Promise.withResolvers<{ username: string }>()
  fetchCurrentUser.mockReturnValueOnce(first.promise).mockResolvedValueOnce({ username: 'second' })
  syncSession()
  const asked = loadCurrentUser()
  endSession('changed')
  syncSession()
  await loadCurrentUser()
  first.resolve({ username: 'first' })
  await asked
  expect(sessionStore.state.user?.username).toBe('second')
})

test('that the session of the one who has left is over is no news, and that of the one who is here is', async () => {
  const late = Promise.withResolvers<never>()
  fetchCurrentUser.mockReturnValueOnce(late.promise)
  syncSession()
  const asked = loadCurrentUser()
  await vi.waitFor(() => expect(fetchCurrentUser).toHaveBeenCalledOnce())
  const [isOutdated] = fetchCurrentUser.mock.calls[0] ?? []
  expect(isOutdated()).toBe(false)
  endSession('changed')
  expect(isOutdated()).toBe(true)
  late.reject(new ApiError(403, 'over'))
  await asked
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

test('somebody else is noticed by phone number and e-mail address, however often the one before has changed theirs', async () => {
  const li = { username: 'Li', phone: '13800000001', email: null }
  const rebound = { ...li, phone: '13800000002' }
  const wang = { ...li, phone: '13800000003' }
  fetchCurrentUser.mockResolvedValueOnce(li).mockResolvedValueOnce(rebound)
  startSession()
  await loadCurrentUser()
  const first = useUserKey()
  await refreshUser()
  fetchCurrentUser.mockResolvedValueOnce(rebound)
  startSession()
  await loadCurrentUser()
  expect(useUserKey()).toBe(first)

  // An edit whose new state could not be asked for does not make the next one the same person.
  fetchCurrentUser.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(wang)
  await refreshUser()
  startSession()
  await loadCurrentUser()
  expect(useUserKey()).toBe(first + 1)
})

test('whoever has just logged in, and is not known yet, is not taken for the one before by an edit', async () => {
  fetchCurrentUser.mockResolvedValueOnce({ username: 'Li', phone: '13800000001', email: null })
  startSession()
  await loadCurrentUser()
  const first = useUserKey()
  fetchCurrentUser.mockResolvedValue({ username: 'Wang', phone: '13800000003', email: null })
  startSession()
  await refreshUser()
  expect(useUserKey()).toBe(first + 1)
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
